import { visuallyHidden } from '@mui/utils';
import type { CSSObject, Theme } from '@mui/material/styles';
import { SPACE } from '../tokens';

/** MUI's spacing unit, in pixels. */
const STEP = 2 * SPACE;

/** The top of every generated screen (`PageHeader`); plain elements, because it renders before the rows or the form. */
const headerStyles = ({ breakpoints, palette, typography }: Theme): CSSObject => ({
  '.page-header': { marginBottom: STEP, [breakpoints.up('sm')]: { marginBottom: 1.5 * STEP } },
  '.page-way-line': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: STEP,
    // Back links do not wrap; if the breadcrumb is too long, they move below it.
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
  '.page-title-line': {
    ...{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: STEP, rowGap: STEP },
    [breakpoints.up('sm')]: { columnGap: 2 * STEP },
  },
  // Between a record and its form nothing moves, with buttons beside the name or without.
  '.page-header:has(.breadcrumb) > .page-title-line': {
    ...{ minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } },
  },
  // On a phone a list's buttons stay beside its title, to leave height for the rows. At least as wide as the longest
  // word; the buttons wrap below if both do not fit.
  '.page-title': { maxWidth: '100%', flex: '1 1 150px', [breakpoints.up('sm')]: { flex: '1 1 320px' } },
  '.page-name': {
    ...{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 * STEP },
    // The count is below; on a baseline of its own the title stood above the middle of the help button.
    [breakpoints.down('sm')]: { alignItems: 'center' },
  },
  '.page-heading': {
    ...typography.h1,
    margin: 0,
    outline: 'none',
    // Break only words that do not fit on any phone, such as addresses.
    minWidth: 'min-content',
    '&.has-long-word': { overflowWrap: 'anywhere' },
    fontSize: '1.25rem',
    [breakpoints.down('sm')]: { order: -1 },
    // Leave room for the help button beside a wrapped title.
    maxWidth: 'calc(100% - 40px)',
    // The button is larger for touch.
    '@media (pointer: coarse)': { maxWidth: 'calc(100% - 52px)' },
    [breakpoints.up('sm')]: { fontSize: '1.375rem' },
  },
  // Its pencil has its room before the state, where it is seen: an empty gap would look like a mistake.
  '.page-named': {
    ...{ position: 'relative', maxWidth: 'calc(100% - 40px)' },
    '& > .page-heading': { maxWidth: 'none' },
    '& > .field-edit': {
      ...{ position: 'absolute', insetInlineEnd: -8, bottom: -2, opacity: 0.55 },
    },
    [breakpoints.up('sm')]: { '@media (hover: hover)': { paddingInlineEnd: 3 * STEP } },
    '&:hover > .field-edit, & > .field-edit:focus-visible': { opacity: 1 },
    '@media (hover: none)': { '& > .field-edit': { display: 'none' } },
    '@media (pointer: coarse)': { maxWidth: 'calc(100% - 52px)' },
    [breakpoints.down('sm')]: { order: -1 },
  },
  // On a phone directly after the title: after a count or a state it would wrap to its own line.
  '.page-help-button': {
    // Centred, without increasing the line's height.
    alignSelf: 'center',
    marginBlock: -STEP / 2,
    marginInlineStart: -STEP / 2,
    // Its room for a finger needs none around it: the button would wrap below a title beside other buttons.
    [breakpoints.down('sm')]: { order: -1, marginInline: `${-STEP}px ${-1.5 * STEP}px` },
    '@media print': { display: 'none' },
  },
  // The help text must not widen the title.
  '.page-help': {
    ...typography.body2,
    width: 0,
    minWidth: '100%',
    margin: 0,
    marginTop: STEP / 2,
    color: palette.text.secondary,
  },
  // The help panel has it, too.
  '.page-help.of-list': { overflow: 'hidden', [breakpoints.down('sm')]: { display: 'none' } },
  // Above rows it is in the line of the title, where it takes no height from them. If it does not fit beside the title,
  // it wraps below the empty start of its line, out of sight.
  [breakpoints.up('sm')]: {
    '.page-header:has(~ .filter-bar) .page-title': { display: 'flex', alignItems: 'baseline', columnGap: 1.5 * STEP },
    '.page-header:has(~ .filter-bar) .of-list': {
      ...{ display: 'flex', flexWrap: 'wrap', flex: '1 1 0', minWidth: 0, height: '1.45em', margin: 0 },
      whiteSpace: 'nowrap',
      '&::before': { content: '""', width: 1, height: '100%' },
    },
  },
  // The name of a record takes the width of a phone before it takes several lines; its state stands beside the buttons.
  [breakpoints.down('sm')]: {
    '.page-header:has(.breadcrumb) :is(.page-title, .page-name)': { display: 'contents' },
    '.page-header:has(.breadcrumb) .page-help': { order: 1 },
    // The picture stays before the name.
    '.page-header:has(.breadcrumb) .page-title-line > :not(.page-title, .page-actions)': { order: -2 },
  },
  '.record-count': { ...typography.body2, color: palette.text.secondary },
  '.page-actions': { marginInlineStart: 'auto', display: 'flex', gap: STEP, flexWrap: 'wrap' },
});

const breadcrumbStyles = ({ breakpoints, palette, typography }: Theme): CSSObject => ({
  '.breadcrumb': {
    ...typography.body1,
    fontSize: 13,
    // In the middle of an arrow before it, and as high without one.
    marginBlock: STEP / 2,
    color: palette.text.secondary,
    // A name, which the title repeats in full, is cut: on two lines, what is below would move when it arrives.
    [breakpoints.down('sm')]: {
      minWidth: 0,
      '& > ol:not(:has(> :nth-child(4)))': {
        flexWrap: 'nowrap',
        '& > li': { display: 'flex', flexShrink: 0 },
        '& > li:nth-child(2)': { flexShrink: 1, minWidth: 0 },
        '& > li:last-child': { display: 'block' },
        // No longer within a line of text, they are as high as a finger.
        '& > li > a': { position: 'relative' },
        '& > li > a::before': { content: '""', position: 'absolute', insetInline: 0, top: -12, height: 44 },
        '& > li > *, & > li:last-child': {
          ...{ minWidth: 0, overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        },
      },
    },
    '& > ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', margin: 0, padding: 0 },
    // The second part is the alternative text: screen readers skip the separators.
    // At the end of a line, if the next part begins another.
    '& li:not(:last-child)::after': { content: '"/" / ""', marginInline: STEP, userSelect: 'none' },
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
    },
  },
});

/** Sections of a form, in two columns if there is room, and the section titles of a record. */
const formStyles = ({ breakpoints, palette, shape, typography }: Theme): CSSObject => ({
  // Full width at 1440 pixels; beyond that, the head ends where the sheets do.
  '.form-body, .page-header:has(~ * .form-body)': { maxWidth: 1152 },
  // Space for the first label, which is above its field.
  '.form-section[data-section]': { scrollMarginTop: `calc(var(--bar-reach, 0px) + ${1.5 * STEP}px)` },
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
  '.field-pair': {
    display: 'flex',
    gap: 1.5 * STEP,
    alignItems: 'flex-start',
    '& > *': { flex: '1 1 0', minWidth: 0 },
    // At least as wide as the longest label of a short field.
    '& > :first-child': { flex: '0 0 clamp(8rem, 32%, 10rem)' },
  },
  // Parts of a record below its summary: one sheet with a line between them; a part of a panel is a sheet of its own.
  '.record-parts, .record-part:not(.record-parts > *)': {
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    paddingInline: 2 * STEP,
    // Hides the line above the first part.
    overflow: 'hidden',
    // Panels and sections may all have nothing to show.
    '&:empty': { display: 'none' },
    '@media print': { border: 'none', padding: 0 },
  },
  '.record-part': { containerType: 'inline-size', paddingBlock: 2 * STEP },
  '.record-part:not(.record-parts > *)': { marginBottom: 2.5 * STEP },
  // With the room of its frame, which comes with its content.
  '.record-part.is-quiet:not(.record-parts > *)': { borderColor: 'transparent', backgroundColor: 'transparent' },
  // As quiet as a label, beside the fields or above them.
  '.record-parts > .record-part > * > * > .section-title': { ...typography.h4, marginBottom: STEP },
  '.record-parts > .record-part': { marginTop: -1, borderTop: `1px solid ${palette.divider}` },
  '.section-title': { ...typography.h3, margin: 0, marginBottom: 1.5 * STEP },
  '.section-title:has(+ .section-help)': { marginBottom: 0 },
  '.section-help': { ...typography.body2, margin: 0, marginBottom: 1.5 * STEP, color: palette.text.secondary },
});

/** Fades the end of a scrollable line while there is more (`useMoreAside`). */
const fadingStyles: CSSObject = {
  '.fades[data-more]': { maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), rgb(0 0 0 / 0.2))' },
};

/** Filters of a list (`FilterBar`). */
const filterStyles = ({ breakpoints, palette }: Theme): CSSObject => ({
  '.filter-bar': { marginBottom: 1.5 * STEP },
  '.filter-row': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 * STEP, rowGap: STEP },
  '.filter-row + .filter-row': { marginTop: STEP },
  // On a phone the filters scroll sideways in one line, to leave height for the rows.
  '.filters-further': {
    display: 'block',
    flexBasis: '100%',
    minWidth: 0,
    overflowX: 'auto',
    // Space for the focus ring.
    paddingBlock: STEP / 2,
    marginBlock: -STEP / 2,
    [breakpoints.up('sm')]: { display: 'contents' },
  },
  // The key of the empty search box, where there is a keyboard.
  '@media (pointer: fine) and (min-width: 600px)': {
    '.MuiInputBase-root:has(> [aria-keyshortcuts="/"]:placeholder-shown:not(:focus))::after': {
      ...{ content: '"/"', marginInlineEnd: 10, paddingInline: 6, borderRadius: 4, fontSize: 12, lineHeight: '18px' },
      ...{ color: palette.text.secondary, border: `1px solid ${palette.divider}` },
    },
  },
  // More filters beyond the edge: a longer fade, and an arrow over it.
  '.filters-further.fades[data-more]': {
    [breakpoints.down('sm')]: { maskImage: 'linear-gradient(to right, #000 calc(100% - 64px), transparent 94%)' },
  },
  '.filter-row:has(> .filters-further[data-more])': {
    [breakpoints.down('sm')]: {
      position: 'relative',
      '&::after': {
        ...{ content: '"›"', position: 'absolute', insetInlineEnd: 2, bottom: 4, pointerEvents: 'none' },
        ...{ color: palette.text.secondary, fontSize: 24, lineHeight: '32px' },
      },
    },
  },
  '.filters-line': {
    display: 'flex',
    width: 'max-content',
    minWidth: '100%',
    alignItems: 'center',
    columnGap: 1.5 * STEP,
    [breakpoints.up('sm')]: { display: 'contents' },
    [breakpoints.down('sm')]: {
      '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
      // In two lines, so that the window's edge does not cut it.
      '& > .switch-label': { maxWidth: 150, whiteSpace: 'normal', lineHeight: 1.2, fontSize: 13 },
    },
  },
  // On a phone tools are icons with hidden labels, to fit beside the search.
  ':is(.filter-row, .plan-tools, .phone-tools) .tool-word': { [breakpoints.down('sm')]: { ...visuallyHidden } },
  ':is(.filter-row, .plan-tools, .phone-tools) .list-tool': {
    [breakpoints.down('sm')]: { minWidth: 44, minHeight: 44, padding: 0, '& > .MuiButton-startIcon': { margin: 0 } },
  },
  // If only the tools are there, they share the line of the search.
  '.filters-further:not(:has(.filters-line > :not(.filters-end)))': { flexBasis: 'auto' },
  // An empty element could still wrap to a new line.
  '.filters-end': { marginInlineStart: 'auto', '&:empty': { display: 'none' } },
});

/** Headers and forms as classes: MUI would compute the styles of a dozen boxes. */
export const pageFrameStyles = (theme: Theme): CSSObject => ({
  ...headerStyles(theme),
  ...breadcrumbStyles(theme),
  ...formStyles(theme),
  ...fadingStyles,
  ...filterStyles(theme),
});
