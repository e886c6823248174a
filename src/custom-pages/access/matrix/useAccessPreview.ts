import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isNotOffered } from '../../../resources/protocol/notOffered';
import { useCall } from '../../../resources/views/useCall';
import type { PendingChanges } from './pendingChanges';
import { readPreview } from './preview';

/** The people who would gain or lose rights; updated with every change. */
export function useAccessPreview(pending: PendingChanges) {
  const call = useCall();
  const changes = [...pending.values()];
  const query = useQuery({
    queryKey: ['access', 'preview', changes],
    queryFn: async () => readPreview(await call('access/preview', { method: 'POST', body: { changes } })),
    enabled: changes.length > 0,
    // Keep the former result while loading, so that the list does not jump.
    placeholderData: keepPreviousData,
  });
  return { ...query, isOffered: !isNotOffered(query.error) };
}
