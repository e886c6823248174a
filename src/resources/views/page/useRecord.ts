import { useQueryClient, hashKey } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { recordKey } from './recordKey';
import { wasReadRecently } from './recentReads';

/**
 * True once the API has answered for this record since the screen opened. A list's row that react-admin puts
 * in the cache does not count: it may lack fields and version.
 */
function useIsRead(address: string, id: string): boolean {
  const client = useQueryClient();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const hash = hashKey(recordKey(address, id));
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== hash) return;
      if (event.action.type === 'success' && !event.action.manual) setRead(true);
    });
  }, [client, address, id]);
  return isRead;
}

/** True if the record lacks declared fields, as a list's row may. */
const lacksFields = ({ fields }: ResourceSchema, record: AnyRecord): boolean =>
  Object.keys(fields).some((name) => record[name] === undefined);

/**
 * Fetches the screen's record, starting with a list's row; `fresh` refetches even a recently fetched record.
 * No retry, because the screen shows the error.
 */
export function useRecord(
  id: string,
  { fresh = false, enabled = true }: { readonly fresh?: boolean; readonly enabled?: boolean } = {},
) {
  const { schema, address } = useScreen();
  const client = useQueryClient();
  // Evaluated on opening; valid as long as the screen is open.
  const [isRecent, setRecent] = useState(() => wasReadRecently(client, address, id));
  const [lacks] = useState(() => {
    const known = client.getQueryData<AnyRecord>(recordKey(address, id));
    return known !== undefined && lacksFields(schema, known);
  });
  // A prefetch may finish during the first render.
  useEffect(() => {
    if (wasReadRecently(client, address, id)) setRecent(true);
  }, [client, address, id]);
  const isRead = useIsRead(address, id);
  const isFresh = isRecent || isRead;
  const answer = useGetOne<AnyRecord>(
    address,
    { id: Number(id) },
    {
      retry: false,
      enabled,
      refetchOnWindowFocus: false,
      ...((fresh || lacks) && {
        refetchOnMount: () => (isRecent || wasReadRecently(client, address, id) ? true : 'always'),
      }),
    },
  );
  return {
    ...answer,
    isFresh,
    /** Missing fields are still loading. */ isPartial: lacks && !isFresh && (answer.isFetching || answer.isPaused),
  };
}
