import { colors, radius, type } from '../tokens';
import type { ThemeComponents } from './themeComponents';

/**
 * Where tooltips are drawn: within the landmark of the page's content, since what stands in none is not found by those
 * who go from landmark to landmark. What scrolls in it does not cut them: they are placed by the page.
 */
const tooltipPlace = (): Element => document.querySelector('main') ?? document.body;

/** A telephone. */
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
      // Where they leave the words no room, the buttons stand below them.
      root: { borderRadius: radius.medium, [NARROW]: { flexWrap: 'wrap' } },
      message: { [NARROW]: { flex: '1 1 200px' } },
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
  // What says whose rights are tried stands at the bottom, too, and tells how high it is.
  MuiSnackbar: { styleOverrides: { root: { marginBottom: 'var(--banners-height, 0px)' } } },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: radius.small } } },
};
