import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useExtension } from '../../../resources/views/ExtensionsContext';
import { useCall } from '../../../resources/views/useCall';
import type { PendingChanges } from './pendingChanges';
import { readPreview } from './preview';

/** Who would gain and who would lose what, asked anew with every change; nothing without the extension. */
export function usePreview(pending: PendingChanges) {
  const call = useCall();
  const isOffered = useExtension('accessMatrix');
  const changes = [...pending.values()];
  const query = useQuery({
    queryKey: ['access', 'preview', changes],
    queryFn: async () => readPreview(await call('access/preview', { method: 'POST', body: { changes } })),
    enabled: isOffered && changes.length > 0,
    // What was known stays until the next answer: the list does not jump with every click.
    placeholderData: keepPreviousData,
  });
  return { ...query, isOffered };
}
