import type { CSSObject, Theme } from '@mui/material/styles';
import { colors } from '../tokens';

const FINE = '@media (pointer: fine)';
/** Dark surfaces need more of it, or columns seem to end within a word. */
const shade = ({ palette }: Theme): string => `-6px rgb(0 0 0 / ${palette.mode === 'dark' ? 0.9 : 0.35})`;

/** What stands outside of the rows, with the variables of what comes and goes (`useHeightVariable`). */
const OUTSIDE = ['--banners-height', '--chips-height', '--selection-height']
  .map((name) => ` - var(${name}, 0px)`)
  .join('');

const roomBeside = (more = ''): string => `max(var(--least-height), calc(100dvh - var(--outside)${more}${OUTSIDE}))`;

/** The frame and scrolling of a list's rows. `useFirstRows` depends on these heights. */
const frameStyles = ({ breakpoints, palette, shape }: Theme): CSSObject => ({
  // A list and its pages fill the window exactly: with a footer below, the page would scroll beside the rows.
  [breakpoints.up('md')]: {
    'main:has(.list-table, .rdg)': { paddingBottom: 4 },
    'main:has(.list-table, .rdg) + .shell-foot': { display: 'none' },
  },
  // Below rows that have shrunk for it, the selection's bar need not stand over their pages.
  [`${breakpoints.up('md')} and (min-height: 640px)`]: {
    '[data-selection].MuiPaper-root:has(~ .list-table)': { bottom: 'calc(4px + var(--banners-height, 0px))' },
  },
  '.list-frame': { position: 'relative', color: palette.text.primary },
  '.list-frame.is-framed': {
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
  },
  '.table-frame': {
    width: '100%',
    overflowX: 'auto',
    maxHeight: roomBeside(),
  },
  '.view-tabs ~ * .table-frame': {
    maxHeight: roomBeside(' - var(--view-tabs)'),
  },
});

const fadeTo = (color: string) => `linear-gradient(to right, transparent, ${color})`;

/** Styles of rows and cells as plain CSS: with MUI each cell would compute its own. */
const rowStyles = ({ palette, typography, shape, shadows }: Theme): CSSObject => ({
  '.data-table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  '.data-table tbody > tr > :is(td, th)': {
    ...typography.body2,
    fontSize: typography.body1.fontSize,
    color: palette.text.primary,
    textAlign: 'left',
    padding: '0 12px',
    borderBottom: `1px solid ${palette.divider}`,
    '@media (pointer: coarse)': { height: 44 },
  },
  '.data-table[data-tight] > * > tr > :is(td, th)': { paddingInline: 8 },
  '.data-table tbody > tr > td[data-align=right]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '.data-table .left-out': { color: palette.text.secondary, cursor: 'pointer', padding: 4 },
  '.data-table .actions-head:has(.left-out)': { padding: 0, textAlign: 'center' },
  '.data-table .row:last-child > :is(td, th)': { borderBottom: 0 },
  '.data-table .row.opens': { cursor: 'pointer' },
  '.data-table .row:hover': { backgroundColor: colors[palette.mode].sunken },
  // Mark the whole focused row: the cell would clip the outline of its link.
  '.data-table .row:has(:focus-visible)': { backgroundColor: colors[palette.mode].sunken },
  '.data-table .row:has(:focus-visible) > :first-child': { boxShadow: `inset 3px 0 ${palette.primary.main}` },
  '.data-table .name-link:focus-visible': { outlineOffset: -1, borderRadius: 2 },
  // The name alone has the colour of links: in every column, it would say nothing. A pointer or the focus shows the others.
  '.data-table td:not(.row-actions) a:not(.name-link):not(:hover, :focus-visible)': { color: 'inherit' },
  '.data-table .row.is-selected': { backgroundColor: colors[palette.mode].selected },
  '.data-table .row.is-selected > :first-child': { boxShadow: `inset 3px 0 ${palette.primary.main}` },
  // In the dense layout, buttons and checkboxes fit the row's height; touch needs more.
  '.data-table tbody > .group-head > th': {
    paddingInline: '12px',
    textAlign: 'left',
    backgroundColor: palette.background.default,
  },
  '.data-table tbody .row-action': { [FINE]: { minHeight: 'calc(var(--row-height) - 2px)' } },
  '.data-table tbody .tick': { [FINE]: { height: 'calc(var(--row-height) - 2px)' } },
  '.data-table .row-choice.row-choice': { padding: 0, textAlign: 'center' },
  '.data-table tbody :is(td:not(.row-choice):not(.row-actions), th)': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Keep focused elements clear of the sticky head.
  '.data-table tbody :is(a, button, input)': { scrollMarginBlock: '56px 8px' },
  // Actions stay at the end of the row while columns scroll below them.
  '.data-table tbody .row-actions.row-actions': {
    position: 'sticky',
    insetInlineEnd: 0,
    backgroundColor: palette.background.paper,
    paddingRight: 8,
  },
  '.data-table tbody tr:is(:hover, .is-selected, :has(:focus-visible)) .row-actions.row-actions': {
    backgroundColor: 'inherit',
  },
  // With a mouse, icons show on hover or keyboard focus only: three in each row would be distracting, and they would
  // cover the last value of a row that has the focus back after a dialog.
  '.data-table tbody tr:not(:hover, :has(:focus-visible), .is-selected) .row-action': {
    '@media (hover: hover) and (forced-colors: none)': { opacity: 0 },
  },
  // Floating over the end of the row under the pointer or the focus, they take no width from the columns.
  '.data-table[data-floating] :is(.row-actions.row-actions, .actions-head)': { padding: 0 },
  // Beside the frame, its line would be a second one.
  '.data-table[data-floating] :nth-last-child(2 of th) > .column-edge:not(:hover, :focus-visible)::after': {
    backgroundColor: 'transparent',
  },
  '.data-table[data-floating] tbody .row-actions > div': {
    position: 'absolute',
    insetInlineEnd: 4,
    top: '50%',
    transform: 'translateY(-50%)',
    paddingInline: 4,
    borderRadius: shape.borderRadius,
    backgroundColor: colors[palette.mode].raised,
    outline: `1px solid ${palette.divider}`,
    boxShadow: shadows[2],
  },
  // The value below ends in a fade, so that it does not seem to end there.
  '.data-table[data-floating] tbody .row-actions > div::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    width: 40,
    pointerEvents: 'none',
    background: fadeTo(colors[palette.mode].sunken),
  },
  '.data-table[data-floating] tbody .is-selected .row-actions > div::before': {
    background: fadeTo(colors[palette.mode].selected),
  },
  '.data-table[data-floating] tbody tr:not(:hover, :has(:focus-visible)) .row-actions > div': {
    opacity: 0,
    // A click at the end of a row that is not pointed at, as on touch, opens it.
    pointerEvents: 'none',
  },
});

/** Hints that a table scrolls sideways (`useMoreAside`). */
const asideStyles = (theme: Theme): CSSObject => ({
  // The name column stays in view, with a shadow over the columns below it.
  '.table-frame[data-wide] :is(.row-choice, tbody th, thead .name-head)': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
  },
  '.table-frame[data-wide] thead :is(.row-choice, .name-head)': { zIndex: 3 },
  '.table-frame[data-wide] .row-choice ~ :is(tbody th, .name-head)': { insetInlineStart: 'var(--choice-width)' },
  '.table-frame[data-wide] tbody :is(.row-choice, th)': { backgroundColor: theme.palette.background.paper },
  '.table-frame[data-wide] tbody tr:is(:hover, .is-selected, :has(:focus-visible)) :is(.row-choice, th)': {
    backgroundColor: 'inherit',
  },
  '.table-frame[data-moved] :is(tbody th, .name-head)': { boxShadow: `8px 0 8px ${shade(theme)}` },
  // Actions get a shadow, or the end fades, if there are more columns.
  '.table-frame[data-more] :is(.row-actions, .actions-head)': {
    borderInlineStart: `1px solid ${theme.palette.divider}`,
    boxShadow: `-8px 0 8px ${shade(theme)}`,
  },
});

/** Rows of lists as classes: MUI components would compute the same styles for every opened list. */
export const listTableStyles = (theme: Theme): CSSObject => ({
  ...frameStyles(theme),
  ...rowStyles(theme),
  ...asideStyles(theme),
});
