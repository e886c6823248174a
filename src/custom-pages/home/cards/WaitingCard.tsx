import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useInbox } from '../../../layout/inbox/useInbox';
import { waitingAddress } from '../../../layout/inbox/waitingKinds';
import { useSingleKeys } from '../../../resources/views/page/pressedKeys';
import { AcceptAllContext } from '../../../resources/views/requests/AcceptAllContext';
import { DECISIONS_KEY } from '../../../resources/views/requests/decisionKeys';
import { DecisionWishContext } from '../../../resources/views/requests/DecisionWishContext';
import { useHeldRequests } from '../../../resources/views/requests/useHeldRequests';
import type { WaitingKind } from '../../../portal/inbox';
import { useWaitingPartners } from '../waiting/useWaitingPartners';
import { useWaitingLists, type DecidedKind } from '../waiting/WaitingListsContext';
import { DecisionsHint } from './DecisionsHint';
import { HomeCard } from './HomeCard';
import { PendingDecisions } from './PendingDecisions';
import { useWaitingLines } from './useWaitingLines';
import { RestLink } from './RestLink';
import { PendingTabs, WaitingTabs } from './WaitingTabs';

/** What is decided with one answer, in order; contracts and incidents have their own cards. */
const SHOWN: readonly DecidedKind[] = ['plans', 'months', 'records', 'fastt'];
/** Maximum number of lines. */
const MOST = 4;

/** Kinds whose lines say why someone asks. */
const REASONED: readonly WaitingKind[] = ['plans', 'records'];

/** Without a kind, as at the first opening, no: fewer lines with reasons are as high. */
const isReasonedKind = (kind: WaitingKind | undefined): boolean => kind !== undefined && REASONED.includes(kind);

/** Requests, months and partners that wait for the reader: shown first, and decided here. */
export function WaitingCard() {
  const inbox = useInbox();
  const lists = useWaitingLists();
  const partners = useWaitingPartners(inbox.isKnown && !inbox.isOffered);
  const { isLoading, error, refetch } = inbox.isOffered ? inbox : partners;
  const isPending = !inbox.isKnown || isLoading;
  const waiting: Readonly<Partial<Record<WaitingKind, number>>> = inbox.isOffered
    ? inbox.waiting
    : (partners.data?.waiting ?? {});
  // Answered ones keep their lines until their answers are sent.
  const held: Readonly<Partial<Record<WaitingKind, number>>> = {
    plans: useHeldRequests('demandesModificationsPlannings').size,
    records: useHeldRequests('demandesModifications').size,
  };
  const linesOf = (kind: WaitingKind) => (waiting[kind] ?? 0) + (held[kind] ?? 0);
  const counts = SHOWN.map((kind) => ({ kind, count: waiting[kind] ?? 0 })).filter(({ kind }) => linesOf(kind) > 0);
  const [chosen, choose] = useState<DecidedKind>();
  const first = counts[0]?.kind;
  const shown = counts.find(({ kind }) => kind === chosen) ?? counts[0];
  const all = shown ? linesOf(shown.kind) : 0;
  const lines = Math.min(all, MOST);
  // Until the counts arrive, the card is as high as it was the last time.
  const [usual = MOST, setUsual] = useWaitingLines();
  const [hasUsuallyMore, setUsuallyMore] = useStore('home.waitingRest', false);
  const [usualKind, setUsualKind] = useStore<DecidedKind | undefined>('home.waitingKind');
  const rest = all - lines;
  useEffect(() => {
    if (isPending) return;
    // What failed says nothing of the room, but it is an answer.
    setUsual(error ? usual : lines);
    if (error) return;
    setUsuallyMore(rest > 0);
    setUsualKind(first);
  }, [isPending, error, usual, lines, rest, first, setUsual, setUsuallyMore, setUsualKind]);
  const [acceptAllPlace, setAcceptAllPlace] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const acceptAll = <Box ref={setAcceptAllPlace} sx={ACCEPT_ALL} />;
  const content = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  // The key works before the decisions are there: the list takes the focus when it comes.
  const isWished = useRef(false);
  useSingleKeys((key) => {
    const isHere = key.toUpperCase() === DECISIONS_KEY && !content.current?.querySelector('[data-answer]');
    isWished.current = isHere && (isPending || counts.length > 0);
    return isWished.current;
  });
  const shownKind = shown?.kind;
  useEffect(() => {
    // The last one of its kind was decided, and the focus went with it: to the kind that is shown now.
    if (isFocused.current && document.activeElement === document.body)
      content.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [shownKind]);
  const to = shown && waitingAddress(shown.kind, inbox);
  const List = shown && lists?.[shown.kind];
  const Likely = usualKind && isPending ? lists?.[usualKind] : undefined;
  return (
    <HomeCard
      name="attente"
      isPending={isPending}
      pending={
        usual > 0 ? (
          <Box sx={{ display: 'grid', gap: 1.25 }}>
            <PendingTabs />
            <PendingDecisions count={usual} hasReason={isReasonedKind(usualKind)} />
            {hasUsuallyMore && <Box sx={{ height: 24 }} />}
            {Likely && (
              // Its code and data are read while the counts are: most days the same kind waits.
              <Box hidden>
                <Suspense fallback={null}>
                  <Likely most={MOST} oldestMonth={null} />
                </Suspense>
              </Box>
            )}
          </Box>
        ) : (
          <Box sx={{ height: 20 }} />
        )
      }
      error={error}
      onRetry={() => void refetch()}
      isEmpty={counts.length === 0}
      isToldEmpty
      hint={counts.length > 0 && <DecisionsHint />}
      to={to}
    >
      <Box
        ref={content}
        onFocus={() => {
          isFocused.current = true;
        }}
        onBlur={() => {
          isFocused.current = false;
        }}
      >
        {shown && (
          <Box sx={HEAD}>
            <WaitingTabs counts={counts} shown={shown.kind} onChoose={choose} />
            {!isPhone && acceptAll}
          </Box>
        )}
        {List && (
          <Box sx={LIST}>
            <PendingDecisions count={lines} hasReason={isReasonedKind(shown?.kind)} />
            <DecisionWishContext value={isWished}>
              <AcceptAllContext value={acceptAllPlace}>
                <Suspense fallback={null}>
                  <List key={shown.kind} most={MOST} oldestMonth={inbox.oldestMonth} />
                </Suspense>
              </AcceptAllContext>
            </DecisionWishContext>
          </Box>
        )}
        {isPhone && acceptAll}
        {shown && rest > 0 && <RestLink to={to} kind={shown.kind} count={rest} />}
      </Box>
    </HomeCard>
  );
}

const HEAD = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 },
  '& > :first-of-type': { minWidth: 0 },
} as const;
/** On a phone after the lines, because the kinds take the whole line above them. */
const ACCEPT_ALL = { flexShrink: 0, mt: { xs: 1, sm: 0 }, textAlign: 'end', '&:empty': { display: 'none' } } as const;
/** The shape of the lines stays until they come, after their code and their data. */
const LIST = {
  mt: 1.25,
  '&:has(> .MuiPaper-root) > .coming': { display: 'none' },
} as const;
