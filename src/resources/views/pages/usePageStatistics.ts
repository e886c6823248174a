import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../pages/pageAddress';
import { isCounting, pageName } from '../../pages/pageStatistics';
import type { PageSchema } from '../../pages/page';
import { isNotOffered } from '../../protocol/notOffered';
import type { Statistic } from '../../statistics/statistic';
import { useCall } from '../useCall';

/** The call of the API below which the figures of a page are. */
export const pageSource = (page: Pick<PageSchema, 'path'>): string => `${PAGES}${pageName(page)}`;

/** The statistics of a page as far as its reader may see them; nothing is asked where it counts nothing. */
export function usePageStatistics(page: PageSchema) {
  const call = useCall();
  const isCounted = page.sections.some(isCounting);
  const source = pageSource(page);
  const query = useQuery({
    queryKey: [source],
    queryFn: async ({ signal }) => (await call(source, { signal })) as readonly Statistic[],
    enabled: isCounted,
  });
  const isMissing = isNotOffered(query.error);
  return { ...query, error: isMissing ? null : query.error, isMissing };
}
