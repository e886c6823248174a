import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { AccessesCard } from '../cards/AccessesCard';
import { ContractsCard } from '../cards/ContractsCard';
import { DayCard } from '../cards/DayCard';
import { FiguresCard } from '../cards/FiguresCard';
import { IncidentsCard } from '../cards/IncidentsCard';
import { MembersCard } from '../cards/MembersCard';
import { NewsCard } from '../cards/NewsCard';
import { NoticesCard } from '../cards/NoticesCard';
import { PendingCard } from '../cards/PendingCard';
import { WaitingCard } from '../cards/WaitingCard';
import { RecentRecords } from '../RecentRecords';
import type { CardName } from './boardOrder';
import { balancedPart, cardHeights } from './balancedPart';
import { boardParts, type BoardPart } from './columns';
import { useWaitingLines } from '../cards/useWaitingLines';
import { SettlingProvider, useSettling } from './SettlingContext';

const COMPONENTS: Readonly<Record<CardName, ComponentType>> = {
  informations: NoticesCard,
  jour: DayCard,
  attente: WaitingCard,
  contrats: ContractsCard,
  adherents: MembersCard,
  incidents: IncidentsCard,
  chiffres: FiguresCard,
  recents: RecentRecords,
  nouveautes: NewsCard,
  acces: AccessesCard,
};

interface BoardProps {
  readonly board: readonly CardName[] | undefined;
  /** Rendered after the card of waiting items. */
  readonly children: ReactNode;
}

/** The cards of the home page; each fetches its own data. */
export function Board({ board, children }: BoardProps) {
  const translate = useTranslate();
  const isWaitingFirst = board?.[0] === 'attente';
  // At the very first visit nothing says how high the card above will be, and it would push the rest.
  const [lines] = useWaitingLines();
  const isPlaceKnown = lines !== undefined || !isWaitingFirst;
  return (
    <Box sx={STACK}>
      {isWaitingFirst && <WaitingCard />}
      <Box sx={isPlaceKnown ? STACK : HIDDEN_STACK}>
        {children}
        {board?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{translate('shell.home.board.empty')}</Typography>
        )}
        {board ? <Parts key={board.join(' ')} board={isWaitingFirst ? board.slice(1) : board} /> : <Waiting />}
      </Box>
    </Box>
  );
}

/** The other cards, which appear together. */
function Parts({ board }: { readonly board: readonly CardName[] }) {
  const [isSettled, settle] = useSettling(board);
  return (
    <Box sx={{ position: 'relative' }}>
      {!isSettled && (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <Waiting />
        </Box>
      )}
      <SettlingProvider value={settle}>
        <Box sx={{ ...STACK, ...WITHOUT_EMPTY_PARTS, ...(!isSettled && { visibility: 'hidden' }) }}>
          {boardParts(board).map((part) => (
            <Part key={[...part.main, ...part.aside].join(' ')} part={part} isSettled={isSettled} />
          ))}
        </Box>
      </SettlingProvider>
    </Box>
  );
}

/** Two columns, or one wide card. Once all cards have loaded, the last ones of a long column move below a short one. */
function Part({ part, isSettled }: { readonly part: BoardPart; readonly isSettled: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [balanced, setBalanced] = useState<BoardPart>();
  useLayoutEffect(() => {
    if (isSettled && box.current) setBalanced(balancedPart(part, cardHeights(box.current)));
  }, [isSettled, part]);
  const { main, aside } = balanced ?? part;
  return (
    <Box ref={box} sx={main.length > 0 && aside.length > 0 ? FILLED_COLUMNS : undefined}>
      {[main, aside].map((names, column) => names.length > 0 && <Cards key={column} names={names} />)}
    </Box>
  );
}

const Waiting = () => (
  <Box sx={COLUMNS}>
    <PendingCard />
    <PendingCard />
  </Box>
);

const Cards = ({ names }: { readonly names: readonly CardName[] }) => (
  <Box sx={{ ...STACK, gap: 3 }}>
    {names.map((name) => {
      const Card = COMPONENTS[name];
      return <Card key={name} />;
    })}
  </Box>
);

const STACK = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
const HIDDEN_STACK = { ...STACK, visibility: 'hidden' } as const;
/** Cards without content are absent: their column, and a part of such columns alone, takes no place. */
const WITHOUT_EMPTY_PARTS = { '& > :has(> :empty):not(:has(> :not(:empty)))': { display: 'none' } } as const;
const COLUMNS = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;
const FILLED_COLUMNS = {
  ...COLUMNS,
  '& > :empty': { display: 'none' },
  '&:has(> :empty)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
