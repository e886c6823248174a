import { SLOT_LOOK } from './slotStyle';

/** On a phone the time is a column, and all other parts are lines beside it. */
const LINE = {
  width: '100%',
  px: 1.5,
  py: 0.5,
  minHeight: { xs: 44, sm: 38 },
  textAlign: 'left',
  justifyContent: 'flex-start',
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: { xs: 'baseline', sm: 'center' },
  columnGap: 2,
  '& > span:nth-of-type(n + 3)': { gridColumn: 2 },
} as const;

export const LINE_LOOK = [SLOT_LOOK, LINE];
