import { colors, radius, type } from '../tokens';
import type { ThemeComponents } from './themeComponents';

/** Tooltips render within `main`, to be in a landmark; its scrolling does not clip them. */
const tooltipPlace = (): Element => document.querySelector('main') ?? document.body;

/** Phones. */
const NARROW = '@media (max-width:599.95px)';

/** Tooltips, alerts, toasts, progress. */
export const feedback: ThemeComponents = {
  MuiTooltip: {
    defaultProps: {
      arrow: true,
      enterDelay: 400,
      enterNextDelay: 100,
      slotProps: { popper: { container: tooltipPlace } },
    },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: colors[theme.palette.mode].tooltip,
        color: colors[theme.palette.mode].onTooltip,
        fontSize: `${type.size.caption}rem`,
        borderRadius: radius.small,
      }),
      arrow: ({ theme }) => ({ color: colors[theme.palette.mode].tooltip }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      // If the text has too little room, the buttons wrap below it.
      root: { borderRadius: radius.medium, [NARROW]: { flexWrap: 'wrap' } },
      message: { [NARROW]: { flex: '1 1 160px' } },
      standard: ({ theme, ownerState }) => {
        const tone = theme.palette[ownerState.color ?? ownerState.severity ?? 'success'];
        return { backgroundColor: tone.soft, color: tone.onSoft, '& .MuiAlert-icon': { color: 'inherit' } };
      },
      filled: ({ theme, ownerState }) => {
        const tone = theme.palette[ownerState.color ?? ownerState.severity ?? 'success'];
        return { backgroundColor: tone.main, color: tone.contrastText };
      },
    },
  },
  // Above the banners at the bottom, whose height this variable holds.
  MuiSnackbar: { styleOverrides: { root: { marginBottom: 'var(--banners-height, 0px)' } } },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: radius.small } } },
};
