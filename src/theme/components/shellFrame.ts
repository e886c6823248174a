import { visuallyHidden } from '@mui/utils';
import type { CSSObject, Theme } from '@mui/material/styles';
import { SPACE } from '../tokens';

/** MUI's spacing unit, in pixels. */
const STEP = 2 * SPACE;

/** The page below the app bar: menu, content and footer. */
const pageStyles = ({ breakpoints, palette, typography, zIndex }: Theme): CSSObject => ({
  '.shell': { display: 'flex' },
  '.shell-column': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - var(--bar-above) - var(--banners-height, 0px))',
    // While there are notices (`useNoticePlace`).
    paddingBottom: 'var(--notices-page-room, 0px)',
  },
  '.shell-main': {
    flex: 1,
    padding: `${2 * STEP}px`,
    // The heading tells where one is; a frame around the page would say nothing.
    '&, &:focus-visible': { outline: 'none' },
    [breakpoints.up('md')]: { paddingInline: 3 * STEP },
  },
  '.shell-foot': {
    ...typography.caption,
    padding: `${1.5 * STEP}px ${2 * STEP}px`,
    color: palette.text.secondary,
    [breakpoints.up('md')]: { paddingInline: 3 * STEP },
  },
  // While content loads, the footer would be visible and then pushed down.
  'main:has(.MuiSkeleton-root, [data-growing]) + .shell-foot': { visibility: 'hidden' },
  '.bottom-banners': { position: 'sticky', bottom: 0, zIndex: zIndex.appBar },
});

/** The skip link; visible only with focus. */
const skipStyles = ({ palette, shape, zIndex }: Theme): CSSObject => ({
  '.skip-link': {
    position: 'fixed',
    insetInlineStart: STEP,
    top: -60,
    zIndex: zIndex.tooltip,
    padding: `${STEP}px ${2 * STEP}px`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    '@media (pointer: coarse)': { paddingBlock: 12 },
    '&:focus': { top: STEP },
  },
});

/** The app bar, full width or floating over the content. */
const barStyles = ({ breakpoints, palette, zIndex }: Theme): CSSObject => ({
  '.top-bar': {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    boxSizing: 'border-box',
    position: 'sticky',
    top: 0,
    zIndex: zIndex.appBar,
    height: 'var(--bar-height)',
    justifyContent: 'center',
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
  },
  // The page's colour hides content that scrolls below it.
  '.top-bar.is-floating': {
    display: 'block',
    padding: `var(--bar-gap) ${STEP}px 0`,
    border: 0,
    backgroundColor: palette.background.default,
  },
  // What scrolls below it fades instead of being cut through its letters.
  '.top-bar.is-floating::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: STEP,
    backgroundImage: `linear-gradient(${palette.background.default}, transparent)`,
    pointerEvents: 'none',
  },
  '.top-bar-line': {
    display: 'flex',
    alignItems: 'center',
    gap: STEP / 4,
    paddingInline: STEP,
    minHeight: 'var(--bar-line)',
    [breakpoints.up('sm')]: { gap: STEP, paddingInline: 2 * STEP },
  },
  // In line with the content that it stands above.
  '.shell-column > .top-bar.is-floating': { paddingInline: 3 * STEP },
  '.shell-column > .is-floating > .top-bar-line': {
    paddingInline: 0,
    // The icons of its end, not their targets, are in line with the content.
    '& > .top-bar-buttons': { marginInlineEnd: -0.75 * STEP },
  },
  '.top-bar-space': { flex: 1 },
  '.top-bar-buttons': { display: 'flex', alignItems: 'center', flexShrink: 0 },
  // Hidden on a phone: the account's menu leads to the same.
  '.top-bar-buttons > .is-spare': { [breakpoints.down('sm')]: { display: 'none' } },
  '.brand': {
    flexShrink: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
    fontWeight: 650,
    fontSize: '1rem',
    letterSpacing: '-0.01em',
    textDecoration: 'none',
  },
  // In the narrowest windows only the logo shows; the footer has the full name.
  '.brand-name': { '@media (max-width:419.95px)': { ...visuallyHidden } },
  // Seven buttons of 44 px fit in a phone's app bar.
  '@media (pointer: coarse) and (min-width: 350px) and (max-width: 419.95px)': {
    '.top-bar-line': { paddingInline: STEP / 2 },
    '.top-bar-line :is(button, .icon-action)': { width: 44, minWidth: 44, flexShrink: 0 },
    '.brand': { flexShrink: 0, width: 44, lineHeight: '44px', textAlign: 'center' },
    '.brand > .brand-mark': { marginInlineEnd: 0 },
  },
  '.brand-mark': {
    width: 24,
    height: 24,
    marginInlineEnd: STEP,
    verticalAlign: '-6px',
    flexShrink: 0,
    color: palette.primary.main,
    '& > path': { fill: palette.primary.contrastText },
  },
});

const asideStyles = ({ palette }: Theme): CSSObject => ({
  '.menu-aside': {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    boxSizing: 'border-box',
    position: 'sticky',
    top: 'var(--bar-above)',
    height: 'calc(100dvh - var(--bar-above) - var(--banners-height, 0px))',
    borderInlineEnd: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    transition: 'width 150ms',
  },
  // As tall as the bar beside it, and in line with its words.
  '.menu-brand': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: 'var(--bar-reach)',
    paddingInline: 2 * STEP,
    paddingBlockStart: STEP,
  },
  '.is-collapsed > .menu-brand .brand-name': { ...visuallyHidden },
  '.menu-scroll': {
    flex: 1,
    overflowY: 'auto',
    overflowX: 'hidden',
    paddingBlock: `${STEP}px ${3 * STEP}px`,
    scrollbarWidth: 'thin',
    // An entry that is cut fades out, so that no part of a badge stands alone; at the end nothing fades.
    '&[data-more]:not(:has([data-by-keys]))': {
      maskImage: `linear-gradient(#000 calc(100% - ${3 * STEP}px), transparent)`,
    },
  },
  '.menu-end': { padding: STEP / 2, textAlign: 'right', borderBlockStart: `1px solid ${palette.divider}` },
  '.is-collapsed > .menu-end': { textAlign: 'center' },
  '.menu-aside.of-whole-page + .shell-column > .shell-main': { paddingInline: 2 * STEP },
  // Beside a page without an app bar.
  '.is-rail': {
    alignItems: 'stretch',
    '& > .menu-brand': { height: 60, justifyContent: 'center', paddingInline: 0 },
    '& .brand-mark': { marginInlineEnd: 0 },
    '& > .menu-rail-search': { textAlign: 'center' },
    '& > .menu-end': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: STEP / 2 },
  },
});

/** The layout as classes: it renders before the page, and again at each navigation. */
export const shellFrameStyles = (theme: Theme): CSSObject => ({
  ...pageStyles(theme),
  ...skipStyles(theme),
  ...barStyles(theme),
  ...asideStyles(theme),
});
