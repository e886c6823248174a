import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useInbox } from '../../../layout/inbox/useInbox';
import { useWaitingWords, WAITING_PAGE } from '../../../layout/inbox/waitingKinds';
import { useHeld } from '../../../layout/useHeld';
import { isRouteAllowed } from '../../../resources/access/access';
import type { WaitingKind } from '../../../portal/inbox';
import { isObject } from '../../../resources/common/isObject';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { useExtensions } from '../../../resources/views/ExtensionsContext';
import { useCall } from '../../../resources/views/useCall';
import { CARD_LINES, CardLine } from './CardLine';
import { HomeCard } from './HomeCard';

/** What is decided, in the order of the card; incidents and contracts have cards of their own. */
const DECIDED = ['plans', 'months', 'records', 'fastt'] as const satisfies readonly WaitingKind[];

/** The partners that wait for a validation: all that an API without the extension `inbox` tells. */
function useWaitingPartners(isAsked: boolean) {
  const call = useCall();
  const held = useHeld();
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

/** The requests, months and partners that wait for a decision of the reader. */
export function WaitingCard() {
  const words = useWaitingWords();
  const { isKnown } = useExtensions();
  const inbox = useInbox();
  const partners = useWaitingPartners(isKnown && !inbox.isOffered);
  const { isLoading, error, refetch } = inbox.isOffered ? inbox : partners;
  const waiting: Readonly<Partial<Record<WaitingKind, number>>> = inbox.isOffered
    ? inbox.waiting
    : (partners.data?.waiting ?? {});
  const lines = DECIDED.flatMap((kind) => {
    const count = waiting[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  return (
    <HomeCard
      name="attente"
      isPending={!isKnown || isLoading}
      error={error}
      onRetry={() => void refetch()}
      isEmpty={lines.length === 0}
    >
      <Box component="ul" sx={CARD_LINES}>
        {lines.map(({ kind, count }) => (
          <CardLine key={kind} to={WAITING_PAGE[kind]}>
            {words(kind, count)}
          </CardLine>
        ))}
      </Box>
    </HomeCard>
  );
}
