import { useQuery } from '@tanstack/react-query';
import type { SlotSearch } from '../../core/planningAnswers';
import { useCall } from '../../../resources/views/useCall';

const countIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'totalCount' in body ? Number(body.totalCount) : 0;

/** Counts the slots that a search finds. */
export function useSlotCount(search: SlotSearch, isEnabled: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['planning', 'count', search],
    queryFn: async ({ signal }) =>
      countIn(
        await call('creneaux/search', { method: 'POST', body: { ...search, pageNumber: 1, pageSize: 1 }, signal }),
      ),
    enabled: isEnabled,
  });
}
