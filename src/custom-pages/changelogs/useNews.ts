import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unreadOnOpening } from '../../layout/changelogs/useUnreadChangelogs';
import { APPLICATION } from '../../portal/sessionStart';
import { ChangelogsApplication } from '../../resources/schemas/changelogs';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { useCall } from '../../resources/views/useCall';
import { newsIn } from './news';

/** Page size. */
const PAGE = 20;

/** Changelogs of this application and tenant; the same as the unread counter counts. */
export function useNews(tenantId: string, search: string) {
  const call = useCall();
  const hasOrder = useExtensions().has('pagedLists');
  return useInfiniteQuery({
    queryKey: [ChangelogsApplication.name, tenantId, search, hasOrder],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        PageNumber: pageParam,
        PageSize: PAGE,
        Application: APPLICATION,
        TenantId: tenantId,
        ...(search !== '' && { Search: search }),
        ...(hasOrder && { OrderBy: 'date', OrderByDescending: true }),
      };
      return newsIn(await call(ChangelogsApplication.name, { query, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

export function useUnreadOnOpening(tenantId: string): number {
  const { data } = useQuery<number>({ queryKey: unreadOnOpening(tenantId), queryFn: () => 0, enabled: false });
  return data ?? 0;
}
