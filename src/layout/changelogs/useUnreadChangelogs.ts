import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isRouteAllowed } from '../../resources/access/access';
import type { RecordCalls } from '../../resources/protocol/recordCalls';
import { CHANGELOGS } from '../../resources/routes/addresses';
import { productRouteAt } from '../../resources/routes/routeRules';
import { APPLICATION } from '../../portal/sessionStart';
import { useGrants } from '../../resources/views/access/useGrants';
import { useViewAs } from '../viewAs/ViewAsContext';

const ADDRESS = 'UnreadChangelogs';

/** Query key of the unread count before the page was opened. */
export const unreadOnOpening = (tenantId: string) => ['unreadChangelogs', tenantId, 'opened'] as const;

/** Reads a number, or the first number of an object (the contract leaves the form open). */
function countIn(answer: unknown): number {
  const values = typeof answer === 'object' && answer !== null ? Object.values(answer) : [answer];
  return values.find((value) => typeof value === 'number') ?? 0;
}

/** Undefined without access to the page, which marks them read, except while viewing as another person. */
export function useUnreadChangelogs(tenantId: string): number | undefined {
  const { held } = useGrants();
  const rule = productRouteAt(CHANGELOGS)?.rule;
  const isOpen = held !== undefined && rule !== undefined && isRouteAllowed(rule, held);
  const { call } = useDataProvider<DataProvider & RecordCalls>();
  const cache = useQueryClient();
  const queryKey = ['unreadChangelogs', tenantId];
  const { data: count } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      countIn(await call(ADDRESS, { query: { Application: APPLICATION, TenantId: tenantId }, signal })),
    enabled: isOpen,
  });
  const { mutate } = useMutation({
    mutationFn: () => call(ADDRESS, { method: 'POST', body: { application: APPLICATION, tenantId } }),
    // The page needs the former count to mark the unread ones.
    onMutate: () => void cache.setQueryData(unreadOnOpening(tenantId), cache.getQueryData(queryKey)),
    onSuccess: () => cache.setQueryData(queryKey, 0),
  });
  const { pathname } = useLocation();
  const { viewed } = useViewAs();
  const isRead = pathname === CHANGELOGS && viewed === undefined && count !== undefined && count > 0;
  useEffect(() => {
    if (isRead) mutate();
  }, [isRead, mutate]);
  return isOpen ? (count ?? 0) : undefined;
}
