import { useQuery } from '@tanstack/react-query';
import type { StatisticsScreen } from '../../resources/statistics/statistic';
import { useCall } from '../../resources/views/useCall';

export const STATISTICS = 'statistiques';

/** The organisation's pages of statistics that the reader may see. */
export function useStatisticsScreens() {
  const call = useCall();
  return useQuery({
    queryKey: [STATISTICS],
    queryFn: async ({ signal }) => (await call(STATISTICS, { signal })) as readonly StatisticsScreen[],
  });
}
