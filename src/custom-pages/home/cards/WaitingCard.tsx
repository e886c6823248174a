import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useInbox } from '../../../layout/inbox/useInbox';
import { useWaitingWords, waitingAddress, WAITING_PAGE } from '../../../layout/inbox/waitingKinds';
import { useGrants } from '../../../resources/views/access/useGrants';
import { isRouteAllowed } from '../../../resources/access/access';
import type { WaitingKind } from '../../../portal/inbox';
import { isObject } from '../../../resources/common/isObject';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { useCall } from '../../../resources/views/useCall';
import { useNumberFormat } from '../../../resources/views/page/useNumberFormat';
import { HomeCard } from './HomeCard';
import { WaitingTile } from './WaitingTile';

/** Waiting items, in order; contracts have their own card. */
const SHOWN = ['plans', 'months', 'records', 'fastt', 'incidents'] as const satisfies readonly WaitingKind[];

/** Partners to validate: the only count of an API without the extension `inbox`. */
function useWaitingPartners(isAsked: boolean) {
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

/** Requests, months, partners and incidents that wait for the reader; shown first. */
export function WaitingCard() {
  const words = useWaitingWords();
  const format = useNumberFormat();
  const inbox = useInbox();
  const partners = useWaitingPartners(inbox.isKnown && !inbox.isOffered);
  const { isLoading, error, refetch } = inbox.isOffered ? inbox : partners;
  const waiting: Readonly<Partial<Record<WaitingKind, number>>> = inbox.isOffered
    ? inbox.waiting
    : (partners.data?.waiting ?? {});
  const lines = SHOWN.flatMap((kind) => {
    const count = waiting[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  return (
    <HomeCard
      name="attente"
      isPending={!inbox.isKnown || isLoading}
      pending={
        <Box sx={TILES}>
          {SHOWN.slice(0, USUAL).map((kind) => (
            <Skeleton key={kind} variant="rounded" sx={{ height: TILE_HEIGHT }} />
          ))}
        </Box>
      }
      error={error}
      onRetry={() => void refetch()}
      isEmpty={lines.length === 0}
      isToldEmpty
    >
      <Box component="ul" sx={{ ...TILES, maxWidth: lines.length * WIDEST }}>
        {lines.map(({ kind, count }) => (
          <WaitingTile key={kind} to={waitingAddress(kind, inbox)} text={words(kind, count)} number={format(count)} />
        ))}
      </Box>
    </HomeCard>
  );
}

const USUAL = 4;
/** Pixels: below the number the words take two lines on a phone, and one beside the menu. */
const TILE_HEIGHT = { xs: 98, md: 76 } as const;
const WIDEST = 300;
const TILES = {
  ...{ display: 'grid', gap: 1.25, m: 0, p: 0 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
} as const;
