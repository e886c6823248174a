import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../resources/views/useCall';
import { deliveryPageIn, type DeliveryState } from './delivery';

const PAGE_SIZE = 25;
const KEY = 'outbox';
/** Milliseconds between reloads while deliveries are waiting. */
const WHILE_WAITING = 5_000;

/** The log, newest first; reloaded while deliveries are waiting. */
export function useDeliveries(state: DeliveryState | undefined) {
  const call = useCall();
  const query = useInfiniteQuery({
    queryKey: [KEY, state ?? null],
    queryFn: async ({ pageParam, signal }) =>
      deliveryPageIn(
        await call('outbox', { query: { PageNumber: pageParam, PageSize: PAGE_SIZE, State: state }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) =>
      pages.reduce((sum, { items }) => sum + items.length, 0) < totalCount ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some((one) => one.state === 'waiting')) ? WHILE_WAITING : false,
  });
  const pages = query.data?.pages ?? [];
  return { ...query, items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.totalCount ?? 0 };
}

export function useReplay() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(`outbox/${id}/replay`, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }, { cancelRefetch: false }),
  });
}
