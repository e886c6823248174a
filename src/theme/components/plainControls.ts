import type { Theme } from '@mui/material/styles';
import { colors, radius, type } from '../tokens';

/** Icon-only buttons and links; those in rows have no padding (`.row-action`). */
const iconActionStyles = ({ palette }: Theme) => ({
  '.row-action.row-action': { padding: 0 },
  '.icon-action, .row-action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    minWidth: 32,
    minHeight: 32,
    margin: 0,
    padding: 5,
    border: 0,
    borderRadius: radius.medium,
    backgroundColor: 'transparent',
    color: palette.action.active,
    font: 'inherit',
    fontSize: '1.125rem',
    textDecoration: 'none',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { backgroundColor: palette.action.hover } },
    // Larger for touch.
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
    '&[data-tone=error]': { color: palette.error.main },
    '&:disabled': { color: palette.action.disabled, cursor: 'default', pointerEvents: 'none' },
  },
});

/** Extends the touch target of a short text or number to 44 px without changing its look. */
const fingerStyles = {
  '.finger-reach': {
    position: 'relative',
    '@media (pointer: coarse)': {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '50% auto auto 50%',
        width: 'max(100%, 44px)',
        height: 'max(100%, 44px)',
        transform: 'translate(-50%, -50%)',
      },
    },
  },
} as const;

/** Column heads that sort; the arrow takes no room of its own. */
const sortStyles = ({ palette }: Theme) => ({
  '.sort': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    // As high as the others, though its first part may be the arrow.
    verticalAlign: 'middle',
    maxWidth: '100%',
    cursor: 'pointer',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '100%',
      fontSize: 16,
      opacity: 0,
      transition: 'opacity 200ms, transform 200ms',
    },
    '@media (hover: hover)': { '&:hover > svg': { opacity: 0.5 } },
    '&:focus-visible > svg': { opacity: 0.5 },
    '&[data-direction=asc] > svg': { transform: 'rotate(180deg)' },
    '&[data-direction]': { color: palette.text.primary },
    '&[data-direction] > svg': {
      position: 'static',
      flexShrink: 0,
      marginInlineStart: 2,
      opacity: 1,
      color: palette.text.secondary,
    },
  },
  // Numbers are right-aligned, and so are their heads.
  '.column-heads th[data-align=right]': { textAlign: 'right' },
  '.column-heads th[data-align=right] .sort': { flexDirection: 'row-reverse' },
  '.column-heads th[data-align=right] .sort:not([data-direction]) > svg': {
    insetInlineStart: 'auto',
    insetInlineEnd: '100%',
  },
});

/** Sticky column heads, with a handle at the edge to resize them. */
const headStyles = ({ palette, shape }: Theme) => ({
  '.column-heads th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 36,
    padding: '3px 12px',
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: colors[palette.mode].sunken,
    color: palette.text.secondary,
    fontSize: `${type.size.small}rem`,
    fontWeight: type.weight.strong,
    lineHeight: 1.5,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  // Over the end of a head, of a number over its start, while the pointer or the focus is there.
  '.head-menu': {
    position: 'absolute',
    insetInlineEnd: 6,
    top: 'calc(50% - 12px)',
    width: 24,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    borderRadius: shape.borderRadius,
    backgroundColor: colors[palette.mode].sunken,
    color: palette.text.secondary,
    cursor: 'pointer',
    opacity: 0,
    '& > svg': { fontSize: 18 },
    '&:hover': { color: palette.text.primary, backgroundColor: palette.divider },
    '@media (hover: none), print': { display: 'none' },
  },
  '.column-heads th[data-align=right] > .head-menu': { insetInlineEnd: 'auto', insetInlineStart: 4 },
  '.column-heads th:is(:hover, :has(:focus-visible)) > .head-menu': { opacity: 1 },
  '.column-edge': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      insetInlineEnd: 0,
      width: 1,
      backgroundColor: palette.divider,
    },
    '&:is(:hover, :focus-visible)::after': { insetBlock: 0, width: 3, backgroundColor: palette.primary.main },
    '&:focus-visible': { outline: 'none' },
    '@media print': { display: 'none' },
  },
});

const switchStyles = ({ palette }: Theme) => ({
  '.switch': {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: 30,
    height: 18,
    margin: 0,
    borderRadius: 9,
    backgroundColor: colors[palette.mode].borderStrong,
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineStart: 2,
      width: 14,
      height: 14,
      borderRadius: '50%',
      backgroundColor: palette.background.paper,
      transition: 'inset-inline-start 120ms',
    },
    '&:checked': { backgroundColor: palette.primary.main },
    '&:checked::before': { insetInlineStart: 14 },
    // In forced colours, use the browser's own control.
    '@media (forced-colors: active)': { appearance: 'auto', width: 18, '&::before': { display: 'none' } },
  },
  '.switch-label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    fontSize: '0.875rem',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
});

/** Styles of controls that lists contain by the dozen, set once by class. */
export const plainControlStyles = (theme: Theme) => ({
  ...iconActionStyles(theme),
  ...fingerStyles,
  ...headStyles(theme),
  ...sortStyles(theme),
  ...switchStyles(theme),
});
