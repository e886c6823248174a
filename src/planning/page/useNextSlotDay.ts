import { useQuery } from '@tanstack/react-query';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { SlotSearch } from '../core/planningAnswers';
import { readSlotPage } from '../data/readSlots';
import { usePlanSource } from '../source/usePlanSource';

/** The day of the first slot after a period that shows none; undefined if there is no later one, or it loads. */
export function useNextSlotDay({ startDate: _first, endDate, ...others }: SlotSearch): number | undefined {
  const { isKnown, slotPage } = usePlanSource();
  const search = { ...others, ...(endDate && { startDate: endDate }), pageNumber: 1, pageSize: 1, orderBy: 'debut' };
  const { data } = useQuery({
    queryKey: ['planning', 'next', search],
    queryFn: async ({ signal }) => readSlotPage(await slotPage(search, signal)).slots[0]?.start ?? null,
    enabled: isKnown,
    retry: false,
  });
  return typeof data === 'number' ? dayIndexOf(data) : undefined;
}
