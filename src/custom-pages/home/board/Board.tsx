import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, type ComponentType } from 'react';
import { useWidth } from '../../parts/useWidth';
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
import { boardParts } from './columns';

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

/** The cards of the home page; each reads what it shows by itself. */
export function Board({ board }: { readonly board: readonly CardName[] | undefined }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return (
    <Box ref={place} sx={{ display: 'grid', gap: 2 }}>
      {board?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('shell.home.board.empty')}</Typography>
      )}
      {board ? (
        boardParts(board, width).map((columns) => (
          <Box
            key={columns.flat().join(' ')}
            sx={{ ...COLUMNS, gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
          >
            {columns.map((names, index) => (
              <Box key={index} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
                {names.map((name) => {
                  const Card = COMPONENTS[name];
                  return <Card key={name} />;
                })}
              </Box>
            ))}
          </Box>
        ))
      ) : (
        <Box sx={{ ...COLUMNS, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}>
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} variant="rounded" height={180} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const COLUMNS = { display: 'grid', gap: 2, alignItems: 'start' } as const;
