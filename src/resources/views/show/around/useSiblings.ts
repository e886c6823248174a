import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'ra-core';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { ListRequest } from '../../list/place/listWindow';
import { useScreen } from '../../ScreenContext';

/** Records of one request. */
const MOST = 50;

export interface Siblings {
  readonly request: ListRequest;
  readonly records: readonly AnyRecord[];
  readonly ids: readonly number[];
  readonly total: number;
}

/** The first records of a nested collection in its own order, the shown one among them; undefined until they are read. */
export function useSiblings(isAsked = true): Siblings | undefined {
  const provider = useDataProvider();
  const { schema, address } = useScreen();
  const isList = schema.parent !== undefined && schema.operations.list !== 'single';
  const { canAccess } = useCanAccess({ resource: address, action: 'list', enabled: isAsked && isList });
  const request: ListRequest = { pagination: { page: 1, perPage: MOST }, sort: schema.list.sort, filter: {} };
  const { data } = useQuery({
    // React-admin's query key of a list page.
    queryKey: [address, 'getList', request],
    queryFn: ({ signal }) => provider.getList<AnyRecord>(address, { ...request, signal }),
    enabled: isAsked && isList && canAccess === true,
    // What is missing is only a way to other records.
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (!data) return undefined;
  const { data: records, total = records.length } = data;
  return { request, records, ids: records.map(({ id }) => id), total };
}
