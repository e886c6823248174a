import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RefObject } from 'react';
import { useWidth } from '../../useWidth';

/** Least width of a column of cards, in pixels: a title takes one line, an address is whole. */
export const LEAST_COLUMN = 256;

/** Number of columns of cards that fit the window and their sheet, which is narrower beside a panel. */
export function useCardColumns(sheet: RefObject<HTMLElement | null>): number {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const hasTwo = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const most = isWide ? 3 : hasTwo ? 2 : 1;
  const fitting = useWidth(sheet, LEAST_COLUMN) / LEAST_COLUMN;
  return fitting === 0 ? most : Math.min(most, fitting);
}
