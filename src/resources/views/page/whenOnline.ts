import { onlineManager, type QueryClient } from '@tanstack/react-query';

/**
 * Waits for the network, as a write that `useWaitingWrites` counts: the banner and the question on leaving speak of it.
 * @returns whether it had to wait
 */
export async function whenOnline(client: QueryClient): Promise<boolean> {
  if (onlineManager.isOnline()) return false;
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve(true) })
    .execute(undefined);
  return true;
}
