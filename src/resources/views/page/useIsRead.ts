import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recordKey } from './recordKey';

/**
 * Whether the API has answered a reading of this record since the screen was opened. A row that react-admin takes from a
 * list into the place of the record is no such answer: it may lack fields, and the version.
 */
export function useIsRead(address: string, id: string): boolean {
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
