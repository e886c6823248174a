import { useQuery } from '@tanstack/react-query';
import { WAITING_PAGE } from '../../../layout/inbox/waitingKinds';
import { isRouteAllowed } from '../../../resources/access/access';
import { isObject } from '../../../resources/common/isObject';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { useGrants } from '../../../resources/views/access/useGrants';
import { useCall } from '../../../resources/views/useCall';

/** Partners to validate: the only count of an API without the extension `inbox`. */
export function useWaitingPartners(isAsked: boolean) {
  const call = useCall();
  const { held } = useGrants();
  const isAllowed = held !== undefined && isRouteAllowed(productRouteAt(WAITING_PAGE.fastt)?.rule ?? {}, held);
  const query = { PageNumber: 1, PageSize: 1, OnlyPendingValidation: true };
  return useQuery({
    queryKey: ['home', 'waiting', 'fastt'],
    queryFn: async ({ signal }) => {
      const body = await call('PartenairesFASTT', { query, signal });
      return { waiting: { fastt: isObject(body) ? Number(body['totalCount'] ?? 0) : 0 } };
    },
    enabled: isAsked && isAllowed,
    retry: false,
  });
}
