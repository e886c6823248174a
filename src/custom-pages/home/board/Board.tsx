import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { AccessesCard } from '../cards/AccessesCard';
import { ContractsCard } from '../cards/ContractsCard';
import { DayCard } from '../cards/DayCard';
import { FiguresCard } from '../cards/FiguresCard';
import { IncidentsCard } from '../cards/IncidentsCard';
import { NewsCard } from '../cards/NewsCard';
import { NoticesCard } from '../cards/NoticesCard';
import { WaitingCard } from '../cards/WaitingCard';
import { RecentRecords } from '../RecentRecords';
import type { CardName } from './boardOrder';

const COMPONENTS: Readonly<Record<CardName, ComponentType>> = {
  informations: NoticesCard,
  jour: DayCard,
  attente: WaitingCard,
  contrats: ContractsCard,
  incidents: IncidentsCard,
  chiffres: FiguresCard,
  recents: RecentRecords,
  nouveautes: NewsCard,
  acces: AccessesCard,
};

/** Cards that are a page of their own take the whole width. */
const WIDE: readonly CardName[] = ['acces'];

/** The cards of the home page; each reads what it shows by itself. */
export function Board({ board }: { readonly board: readonly CardName[] | undefined }) {
  const translate = useTranslate();
  if (board?.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('shell.home.board.empty')}</Typography>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {board
        ? board.map((name) => {
            const Card = COMPONENTS[name];
            return (
              <Box key={name} sx={{ minWidth: 0, ...(WIDE.includes(name) && { gridColumn: '1 / -1' }) }}>
                <Card />
              </Box>
            );
          })
        : ['one', 'two', 'three'].map((key) => <Skeleton key={key} variant="rounded" height={180} />)}
    </Box>
  );
}
