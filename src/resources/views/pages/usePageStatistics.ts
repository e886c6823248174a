import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../pages/pageAddress';
import { isCounting, pageName } from '../../pages/pageStatistics';
import type { PageSchema } from '../../pages/page';
import { isNotOffered } from '../../protocol/notOffered';
import type { Statistic } from '../../statistics/statistic';
import { useCall } from '../useCall';

export const pageSource = (page: Pick<PageSchema, 'path'>): string => `${PAGES}${pageName(page)}`;

/** Fetches a page's statistics that the reader may see; no request for a page without any. */
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
