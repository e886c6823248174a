import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { extended, positionIn, windowOf, type Position } from '../../list/place/listWindow';
import { listWindows } from '../../list/place/ListWindowKeeper';
import { useIsNarrow } from '../../page/useIsNarrow';
import { useScreen } from '../../ScreenContext';
import { useSiblings } from '../around/useSiblings';

/** Position of a record in the last shown list; else of a nested record among its siblings; undefined without both. */
export function useNeighbours(id: number): Position | undefined {
  const client = useQueryClient();
  const provider = useDataProvider();
  const { address } = useScreen();
  const windows = listWindows(client);
  const listed = windows.get(address);
  const isListed = listed !== undefined && positionIn(listed, id) !== undefined;
  // On a phone they would take a line of the head that comes late; the card of the siblings stands below.
  const isNarrow = useIsNarrow();
  const siblings = useSiblings(!isListed && !isNarrow);
  const window = isListed || !siblings ? listed : windowOf(siblings.request, siblings.ids, siblings.total);
  const position = window && positionIn(window, id);
  const page = position?.missingPage;
  const request = window && { ...window.request, pagination: { ...window.request.pagination, page: page ?? 1 } };
  const { data } = useQuery({
    // React-admin's query key of a list page.
    queryKey: [address, 'getList', request],
    queryFn: ({ signal }) => provider.getList<AnyRecord>(address, { ...request, signal }),
    enabled: page !== undefined,
    // On a failure, the list ends here.
    retry: false,
  });
  const ids = data?.data.map((record) => record.id);
  const whole = window && page !== undefined && ids ? extended(window, page, ids, data?.total ?? window.total) : window;
  useEffect(() => {
    // Stored for the next record, which may be on the fetched page.
    if (whole && whole !== window) windows.set(address, whole);
  });
  return whole && positionIn(whole, id);
}
