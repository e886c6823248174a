import { useQuery } from '@tanstack/react-query';
import type { StatisticsScreen } from '../../resources/statistics/statistic';
import { useCall } from '../../resources/views/useCall';

/** The call of the API about the statistics of the organisation. */
export const STATISTICS = 'statistiques';

/** The pages of statistics of the organisation, as far as the reader may see them. */
export function useStatisticsScreens() {
  const call = useCall();
  return useQuery({
    queryKey: [STATISTICS],
    queryFn: async ({ signal }) => (await call(STATISTICS, { signal })) as readonly StatisticsScreen[],
  });
}
