import { colors, type } from '../tokens';
import type { ThemeComponents } from './themeComponents';

/** Tables and lists of values: dense, with quiet heads and hover feedback. */
export const data: ThemeComponents = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.palette.divider, fontSize: `${type.size.body}rem` }),
      sizeSmall: ({ theme }) => ({ padding: theme.spacing(0.875, 1.5) }),
      head: ({ theme }) => ({
        backgroundColor: colors[theme.palette.mode].sunken,
        color: theme.palette.text.secondary,
        fontSize: `${type.size.small}rem`,
        fontWeight: type.weight.strong,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:last-child > :is(td, th)': { borderBottom: 0 },
        '&.MuiTableRow-hover:hover': { backgroundColor: colors[theme.palette.mode].sunken },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colors[theme.palette.mode].selected },
      }),
    },
  },
  MuiTablePagination: { styleOverrides: { root: { borderBottom: 0 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    // The place of a button that leads no further would indent the first tab.
    styleOverrides: { scrollButtons: { '&.Mui-disabled': { display: 'none' } } },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, padding: '8px 12px', '@media (pointer: coarse)': { minHeight: 44 } } },
  },
};
