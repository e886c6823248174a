import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../resources/views/useCall';
import { readAddress, readFeeds, type FeedSubject } from './feedTypes';

const ADDRESS = 'planning/flux';
const KEY = ['planning', 'feeds'] as const;

export function useFeeds(isOpen: boolean) {
  const call = useCall();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY }, { cancelRefetch: false });
  const list = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => readFeeds(await call(ADDRESS, { signal })),
    enabled: isOpen,
  });
  const making = useMutation({
    mutationFn: async (subject: FeedSubject) => readAddress(await call(ADDRESS, { method: 'POST', body: subject })),
    onSuccess: refresh,
  });
  const withdrawing = useMutation({
    mutationFn: (id: number) => call(`${ADDRESS}/${id}`, { method: 'DELETE' }),
    // Also after a failure: the feed may already be gone.
    onSettled: refresh,
  });
  return { list, making, withdrawing };
}
