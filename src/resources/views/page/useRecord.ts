import { useQueryClient, hashKey } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { recordKey } from './recordKey';
import { wasReadRecently } from './recentReads';

/**
 * Whether the API has answered a reading of this record since the screen was opened. A row that react-admin takes from a
 * list into the place of the record is no such answer: it may lack fields, and the version.
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

/** Whether a record lacks declared fields, as the row of a list may. */
const lacksFields = ({ fields }: ResourceSchema, record: AnyRecord): boolean =>
  Object.keys(fields).some((name) => record[name] === undefined);

/**
 * Reads the record that a screen shows, and begins with what a list had of it; `fresh` asks even where it was read a moment
 * ago. A failure is the screen's to show, so it is not tried again behind its back.
 */
export function useRecord(
  id: string,
  { fresh = false, enabled = true }: { readonly fresh?: boolean; readonly enabled?: boolean } = {},
) {
  const { schema, address } = useScreen();
  const client = useQueryClient();
  // As long as the screen is open: what was read ahead of it is of the moment when it was opened.
  const [isRecent, setRecent] = useState(() => wasReadRecently(client, address, id));
  const [lacks] = useState(() => {
    const known = client.getQueryData<AnyRecord>(recordKey(address, id));
    return known !== undefined && lacksFields(schema, known);
  });
  // What is read ahead may come while the screen is being drawn: it is no less recent.
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
    /** What is missing is on its way. */ isPartial: lacks && !isFresh && answer.isFetching,
  };
}
