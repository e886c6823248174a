import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { cardColumns } from './cardColumns';
import { LEAST_COLUMN } from './useCardColumns';

export interface SummaryColumnsProps {
  /** Of the cards, in lines. */
  readonly heights: readonly number[];
  /** Number of columns that fit. */
  readonly most: number;
  /** The card at a place in `heights`. */
  readonly children: (place: number) => ReactNode;
}

/** Cards in columns of similar height. */
export function SummaryColumns({ heights, most, children }: SummaryColumnsProps) {
  // A card that grows later moves no other to another column.
  const [first] = useState(heights);
  const balanced = first.length === heights.length ? first : heights;
  return (
    <Box sx={CARDS}>
      {cardColumns(balanced, most).map((places, column) => (
        <Box key={column} sx={COLUMN}>
          {places.map(children)}
        </Box>
      ))}
    </Box>
  );
}

// Hairlines: each part draws its top and start border, and the sheet clips the outer ones.
const CARDS = {
  display: 'grid',
  // Beside a panel the sheet is narrower than the window, so columns wrap before words break.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${LEAST_COLUMN}px), 1fr))`,
  mt: '-1px',
  ml: '-1px',
} as const;
const COLUMN = {
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  '& > *': { borderTop: 1, borderColor: 'divider' },
} as const;
