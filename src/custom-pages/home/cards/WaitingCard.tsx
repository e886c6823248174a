import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { useInbox } from '../../../layout/inbox/useInbox';
import { waitingAddress } from '../../../layout/inbox/waitingKinds';
import type { WaitingKind } from '../../../portal/inbox';
import { DECISION_LINE_HEIGHT } from '../../../resources/views/requests/DecisionLine';
import { useWaitingPartners } from '../waiting/useWaitingPartners';
import { useWaitingLists, type DecidedKind } from '../waiting/WaitingListsContext';
import { HomeCard } from './HomeCard';
import { TAB_HEIGHT, WaitingTabs } from './WaitingTabs';

/** What is decided with one answer, in order; contracts and incidents have their own cards. */
const SHOWN: readonly DecidedKind[] = ['plans', 'months', 'records', 'fastt'];
/** Maximum number of lines, beside the menu and on a phone. */
const MOST = { wide: 4, small: 3 } as const;

const heightOf = (lines: number) => ({ xs: DECISION_LINE_HEIGHT.xs * lines, sm: DECISION_LINE_HEIGHT.sm * lines });

const Lines = ({ count }: { readonly count: number }) => (
  <Skeleton variant="rounded" sx={{ height: heightOf(count) }} />
);

/** Requests, months and partners that wait for the reader: shown first, and decided here. */
export function WaitingCard() {
  const inbox = useInbox();
  const most = MOST[useMediaQuery('(max-width:599.95px)', { noSsr: true }) ? 'small' : 'wide'];
  const lists = useWaitingLists();
  const partners = useWaitingPartners(inbox.isKnown && !inbox.isOffered);
  const { isLoading, error, refetch } = inbox.isOffered ? inbox : partners;
  const isPending = !inbox.isKnown || isLoading;
  const waiting: Readonly<Partial<Record<WaitingKind, number>>> = inbox.isOffered
    ? inbox.waiting
    : (partners.data?.waiting ?? {});
  const counts = SHOWN.flatMap((kind) => ((waiting[kind] ?? 0) > 0 ? [{ kind, count: waiting[kind] ?? 0 }] : []));
  const [chosen, choose] = useState<DecidedKind>();
  const shown = counts.find(({ kind }) => kind === chosen) ?? counts[0];
  const lines = Math.min(shown?.count ?? 0, most);
  // Until the counts arrive, the card is as high as it was the last time.
  const [usual, setUsual] = useStore<number>('home.waitingLines', most);
  useEffect(() => {
    if (!isPending && !error) setUsual(lines);
  }, [isPending, error, lines, setUsual]);
  const List = shown && lists?.[shown.kind];
  return (
    <HomeCard
      name="attente"
      isPending={isPending}
      pending={usual > 0 ? <Pending lines={usual} /> : <Box sx={{ height: 20 }} />}
      error={error}
      onRetry={() => void refetch()}
      isEmpty={counts.length === 0}
      isToldEmpty
      to={shown && waitingAddress(shown.kind, inbox)}
    >
      {shown && <WaitingTabs counts={counts} shown={shown.kind} onChoose={choose} />}
      {List && (
        <Box sx={{ mt: 1.25, minHeight: heightOf(lines) }}>
          <Suspense fallback={<Lines count={lines} />}>
            <List key={shown.kind} most={most} oldestMonth={inbox.oldestMonth} />
          </Suspense>
        </Box>
      )}
    </HomeCard>
  );
}

const Pending = ({ lines }: { readonly lines: number }) => (
  <Box sx={{ display: 'grid', gap: 1.25 }}>
    <Skeleton variant="rounded" sx={{ height: TAB_HEIGHT }} />
    <Lines count={lines} />
  </Box>
);
