import type { CSSObject, Theme } from '@mui/material/styles';

/** MUI's spacing unit, in pixels. */
const STEP = 8;

/** Low windows, as at a zoom of 400 %, keep their height for the content. */
const HIGH_SCREEN = '@media screen and (min-height: 480px)';

/** Something in the part that is out of sight has the focus. */
const isFocused = (parts: string) => `:has(:is(${parts}):focus-visible, :is(${parts}) :focus-visible)`;

/** A record's head and tabs stay below the app bar (`useStayingHead` measures them). */
export const stayingHeadStyles = ({ breakpoints, palette, zIndex }: Theme): CSSObject => ({
  [HIGH_SCREEN]: {
    '.page-header.stays': {
      position: 'sticky',
      top: 'calc(var(--bar-reach, 0px) - var(--head-above, 24px))',
      // Above a table's own head and the bar of a selection.
      zIndex: zIndex.appBar - 10,
      backgroundColor: palette.background.default,
      // As wide as the page: what scrolls below shows on neither side.
      marginInline: -2 * STEP,
      paddingInline: 2 * STEP,
      marginBottom: 0,
      paddingBottom: STEP,
      [breakpoints.up('md')]: { marginInline: -3 * STEP, paddingInline: 3 * STEP },
      [breakpoints.up('sm')]: { paddingBottom: 1.5 * STEP },
      // A line on the edge takes no height; forced colours keep it.
      '&::after': {
        ...{ content: '""', position: 'absolute', insetInline: 0, bottom: 0, visibility: 'hidden' },
        borderBottom: `1px solid ${palette.divider}`,
      },
      '&[data-stuck]::after': { visibility: 'visible' },
      // A focused link of the breadcrumb comes back into sight with it.
      [`&${isFocused('.page-way-line')}`]: { top: 'var(--bar-reach, 0px)' },
      [breakpoints.down('sm')]: {
        [`&[data-stuck]:not(${isFocused('.page-way-line, .page-help-button, .page-actions > :not(.record-menu)')})`]: {
          clipPath: 'inset(0 0 var(--head-cut, 0px) 0)',
          '&::after': { bottom: 'var(--head-cut, 0px)' },
        },
      },
    },
    '.page-header.stays:has(+ * .record-tabs)[data-stuck]::after': { [breakpoints.up('md')]: { visibility: 'hidden' } },
    '.record-tabs': {
      [breakpoints.up('md')]: {
        position: 'sticky',
        top: 'calc(var(--bar-reach, 0px) + var(--head-reach, 0px))',
        zIndex: zIndex.appBar - 20,
        backgroundColor: palette.background.default,
      },
    },
    // The footer stays below the window: it would come into view and be pushed out again while parts load.
    'main:has(.page-header.stays)': { minHeight: '100dvh' },
    // Focused elements and anchors stop below what stays.
    'html:has(.page-header.stays)': { scrollPaddingTop: `calc(${9 * STEP}px + var(--head-reach, 0px))` },
    'html:has(.record-tabs)': {
      [breakpoints.up('md')]: { scrollPaddingTop: `calc(${14 * STEP}px + var(--head-reach, 0px))` },
    },
  },
  '.page-header.stays': {
    // One line, whatever opens beside the page: the buttons give up words first (`useHasNoRoom`), then the name is cut.
    [breakpoints.up('sm').replace('@media', '@media screen and')]: {
      '& :is(.page-title-line, .page-name, .page-actions)': { flexWrap: 'nowrap' },
      '& :is(.page-title, .page-named)': { minWidth: 0, maxWidth: 'none' },
      '.page-title': { flexBasis: 'auto' },
      '.page-name > :not(.page-named, .page-heading), .page-actions': { flexShrink: 0 },
      '.page-heading': {
        minWidth: 0,
        maxWidth: 'none',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    // On a phone the name and the menu share the first line, which stays; states and buttons share the second.
    [breakpoints.down('sm')]: {
      '.page-actions': { display: 'contents' },
      '.page-actions > :not(* + *)': { marginInlineStart: 'auto' },
      '.record-menu': { order: -1, width: 44, marginInlineEnd: -STEP },
      '& :is(.page-named, .page-name > .page-heading)': {
        flex: `1 1 calc(100% - ${6.5 * STEP}px - var(--picture, 0px))`,
        maxWidth: 'none',
      },
      // The name is just below.
      '.breadcrumb li[aria-current]': { display: 'none' },
      '.breadcrumb li:nth-last-child(2)::after': { content: 'none' },
      // The main button ends with the page, near the thumb.
      '.page-actions > .MuiButton-contained': { order: 1 },
      '.page-help-button': { order: 0, marginInline: -STEP },
      '&:has(.page-title-line > :not(.page-title) + .page-title)': { '--picture': `${7 * STEP}px` },
    },
  },
});
