import { colors, radius, type } from '../tokens';
import { raised, type ThemeComponents } from './themeComponents';

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
  MuiSnackbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Above the banners at the bottom, whose height this variable holds.
        marginBottom: 'var(--banners-height, 0px)',
        '#notices > &': { position: 'static', transform: 'none', margin: 0, pointerEvents: 'auto' },
        // A surface of the page: only the icon says what kind of message it is.
        '& .MuiAlert-root': {
          ...raised(theme),
          alignItems: 'center',
          paddingBlock: 1,
          paddingInline: '12px 8px',
          color: theme.palette.text.primary,
          '& .MuiAlert-icon': { padding: 0, marginInlineEnd: 8, fontSize: 20 },
          '& .MuiAlert-message': { paddingBlock: 6, lineHeight: 1.35 },
          '& .MuiAlert-action': {
            alignItems: 'center',
            gap: 4,
            padding: 0,
            marginInlineEnd: 0,
            paddingInlineStart: 12,
          },
          '& .MuiButton-root': {
            minWidth: 0,
            padding: '2px 6px',
            fontWeight: type.weight.strong,
            color: theme.palette.primary.main,
          },
        },
        '& .MuiAlert-colorError': { borderColor: theme.palette.error.main },
      }),
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: radius.small } } },
};
