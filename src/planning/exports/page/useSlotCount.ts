import { totalCountOf } from '../../../resources/common/narrow';
import { useQuery } from '@tanstack/react-query';
import type { SlotSearch } from '../../core/planningAnswers';
import { useCall } from '../../../resources/views/useCall';

export function useSlotCount(search: SlotSearch, isEnabled: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['planning', 'count', search],
    queryFn: async ({ signal }) =>
      totalCountOf(
        await call('creneaux/search', { method: 'POST', body: { ...search, pageNumber: 1, pageSize: 1 }, signal }),
      ),
    enabled: isEnabled,
  });
}
