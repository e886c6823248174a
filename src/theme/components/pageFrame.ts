import { visuallyHidden } from '@mui/utils';
import type { CSSObject, Theme } from '@mui/material/styles';
import { SPACE } from '../tokens';

/** One step of the library's spacing, in pixels. */
const STEP = 2 * SPACE;

/** The top of every generated screen (`PageHeader`): plain elements, since it stands before the rows and before the form. */
const headerStyles = ({ breakpoints, palette, typography }: Theme): CSSObject => ({
  '.page-header': { marginBottom: STEP, [breakpoints.up('sm')]: { marginBottom: 1.5 * STEP } },
  '.page-way-line': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: STEP,
    // What leads back has its words on one line: where the way is too long for it, it goes below.
    '& > :not(.page-way)': { flexShrink: 0, whiteSpace: 'nowrap' },
    [breakpoints.up('sm')]: { columnGap: 2 * STEP, flexWrap: 'nowrap' },
  },
  '.page-way': {
    display: 'flex',
    alignItems: 'center',
    gap: STEP / 2,
    minWidth: 0,
    '& > a': {
      marginInlineStart: -0.75 * STEP,
      marginBlock: -STEP / 2,
      '@media print': { display: 'none' },
    },
  },
  '.page-title-line': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 * STEP, rowGap: STEP },
  // On a telephone the buttons stay beside the title, and what explains a list takes one line: the rows need the height.
  // It is as wide as its longest word at least: the buttons go below where both have no room.
  '.page-title': { maxWidth: '100%', flex: '1 1 150px', [breakpoints.up('sm')]: { flex: '1 1 320px' } },
  '.page-name': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 * STEP },
  '.page-heading': {
    ...typography.h1,
    margin: 0,
    outline: 'none',
    // No word is broken: only one that no telephone has room for, such as an address.
    minWidth: 'min-content',
    '&.has-long-word': { overflowWrap: 'anywhere' },
    fontSize: '1.25rem',
    [breakpoints.down('sm')]: { order: -1 },
    // The button of the help stays beside a title that takes lines of its own.
    maxWidth: 'calc(100% - 40px)',
    // Which is larger under a finger.
    '@media (pointer: coarse)': { maxWidth: 'calc(100% - 52px)' },
    [breakpoints.up('sm')]: { fontSize: '1.375rem' },
  },
  // On a telephone right behind the title: behind a count or a state it would take a line of its own.
  '.page-help-button': {
    // Beside the title, without making its line higher.
    alignSelf: 'center',
    marginBlock: -STEP / 2,
    marginInlineStart: -STEP / 2,
    [breakpoints.down('sm')]: { order: -1, marginInlineStart: -STEP },
    '@media print': { display: 'none' },
  },
  // The title's width is not that of its explanation.
  '.page-help': {
    ...typography.body2,
    width: 0,
    minWidth: '100%',
    margin: 0,
    marginTop: STEP / 2,
    color: palette.text.secondary,
  },
  '.page-help.of-list': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [breakpoints.up('sm')]: { whiteSpace: 'normal' },
  },
  '.record-count': { ...typography.body2, color: palette.text.secondary },
  '.page-actions': { marginInlineStart: 'auto', display: 'flex', gap: STEP, flexWrap: 'wrap' },
});

/** The way that led to a screen. */
const breadcrumbStyles = ({ palette, typography }: Theme): CSSObject => ({
  '.breadcrumb': {
    ...typography.body1,
    fontSize: 13,
    marginBottom: STEP / 2,
    color: palette.text.secondary,
    '& > ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', margin: 0, padding: 0 },
    // A screen reader names no line that only stands between two.
    '& li + li::before': { content: '"/" / ""', marginInline: STEP, userSelect: 'none' },
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
    },
  },
});

/** The sections of a form, with their fields two side by side where there is room, and the titles of a record's. */
const formStyles = ({ breakpoints, palette, shape, typography }: Theme): CSSObject => ({
  '.form-body': { maxWidth: 1040 },
  // Room for the first label, which stands above its field.
  '.form-section': { marginBottom: 2 * STEP, padding: `${STEP}px 0 0`, color: palette.text.primary },
  '.form-section.is-framed': {
    padding: 2 * STEP,
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    [breakpoints.up('sm')]: { padding: 2.5 * STEP },
  },
  '.field-grid': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 3 * STEP,
    rowGap: 2 * STEP,
    alignItems: 'start',
    [breakpoints.up('md')]: { gridTemplateColumns: 'var(--form-columns, repeat(2, minmax(0, 1fr)))' },
    '& > div': { minWidth: 0 },
    '& > .is-wide': { gridColumn: '1 / -1' },
  },
  '.section-title': { ...typography.h3, margin: 0, marginBottom: 1.5 * STEP },
  '.section-title:has(+ .section-help)': { marginBottom: 0 },
  '.section-help': { ...typography.body2, margin: 0, marginBottom: 1.5 * STEP, color: palette.text.secondary },
});

/** What one can push aside fades at the end beside which there is more of it (`useMoreAside` says so). */
const fadingStyles: CSSObject = {
  '.fades[data-more]': { maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), rgb(0 0 0 / 0.2))' },
};

/** What narrows a list (`FilterBar`). */
const filterStyles = ({ breakpoints }: Theme): CSSObject => ({
  '.filter-bar': { marginBottom: 1.5 * STEP },
  '.filter-row': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 * STEP, rowGap: STEP },
  '.filter-row + .filter-row': { marginTop: STEP },
  // On a telephone one line that can be pushed aside: the rows need the height.
  '.filters-further': {
    display: 'block',
    flexBasis: '100%',
    minWidth: 0,
    overflowX: 'auto',
    // Room for the ring of the focus.
    paddingBlock: STEP / 2,
    marginBlock: -STEP / 2,
    [breakpoints.up('sm')]: { display: 'contents' },
  },
  '.filters-line': {
    display: 'flex',
    width: 'max-content',
    minWidth: '100%',
    alignItems: 'center',
    columnGap: 1.5 * STEP,
    [breakpoints.up('sm')]: { display: 'contents' },
    [breakpoints.down('sm')]: { '& > *': { flexShrink: 0, whiteSpace: 'nowrap' } },
  },
  // On a telephone these are icons, whose words are heard: beside the search they leave a line to the rows.
  '.filter-row .tool-word': { [breakpoints.down('sm')]: { ...visuallyHidden } },
  '.filter-row .list-tool': {
    [breakpoints.down('sm')]: { minWidth: 40, minHeight: 40, padding: 0, '& > .MuiButton-startIcon': { margin: 0 } },
  },
  // Nothing but them stands there: it goes on in the line of the search.
  '.filters-further:not(:has(.filters-line > :not(.filters-end)))': { flexBasis: 'auto' },
  // Empty, it would still begin a line where the one before is full.
  '.filters-end': { marginInlineStart: 'auto', '&:empty': { display: 'none' } },
});

/** What stands above rows and forms, as classes: a component of the library would compute its styles for each of a dozen boxes. */
export const pageFrameStyles = (theme: Theme): CSSObject => ({
  ...headerStyles(theme),
  ...breadcrumbStyles(theme),
  ...formStyles(theme),
  ...fadingStyles,
  ...filterStyles(theme),
});
