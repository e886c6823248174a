import { radius, SPACE } from '../tokens';
import { aboveMessages, raised, type ThemeComponents } from './themeComponents';

/**
 * Cards, bars, menus, dialogs: hairlines rather than shadows.
 * @param isWide popovers end where the content does, as `.shell-main` has it
 */
export const surfaces = (isWide: boolean): ThemeComponents => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // MUI lightens dark papers by an overlay; ours have their own colours.
    styleOverrides: { root: { backgroundImage: 'none' } },
    // Bars and cards that float over rows and slots; drawers have more, and cover the edge of the window.
    variants: [6, 8].map((elevation) => ({ props: { elevation }, style: ({ theme }) => raised(theme) })),
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, borderRadius: radius.large }),
    },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => raised(theme) } },
  MuiPopover: {
    defaultProps: { marginThreshold: (isWide ? 6 : 4) * SPACE },
    styleOverrides: { root: ({ theme }) => aboveMessages(theme), paper: ({ theme }) => raised(theme) },
  },
  MuiDialog: {
    styleOverrides: { paper: ({ theme }) => ({ ...raised(theme), borderRadius: radius.large }) },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: theme.spacing(2, 2.5, 1) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ paddingInline: theme.spacing(2.5) }) } },
  MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.5, 2.5, 2) }) } },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        '@media (pointer: coarse)': { minHeight: 44 },
        // The menu's list would cut a ring around it.
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
});
