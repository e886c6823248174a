import { PLAIN_ICON_STYLES } from '../createPlainIcon';
import { colors } from '../tokens';
import { labelsAboveStyles } from './labelsAbove';
import { plainStyles } from './plainStyles';
import { shellFrameStyles } from './shellFrame';
import type { ThemeComponents } from './themeComponents';

// `transition: none`, because any duration would apply to every property of every element.
const STILL = {
  animationDuration: '1ms !important',
  animationDelay: '0s !important',
  animationIterationCount: '1 !important',
  transition: 'none !important',
};

const BODY = { overflowWrap: 'break-word' } as const;

// In forced colours backgrounds are removed, so show selected, current and primary elements by outlines and system
// colours. `!important`, because component styles have the same specificity and come later.
const CHOSEN = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight !important',
  color: 'HighlightText !important',
} as const;
const FORCED = {
  ':is(button, [role=button])[aria-pressed=true]': CHOSEN,
  // Links only: an outline would make the last breadcrumb, which is not a link, look like a button.
  'nav :is(a, button)[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  '[role=tab][aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  '[role=option]:is([aria-selected=true], .Mui-focused)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  // Each cell: those that stay while the others scroll would cover the frame of their row.
  '.data-table .row.is-selected > *': { outline: '1px solid Highlight', outlineOffset: '-1px' },
  // The system takes the shadows: what floats over others needs an edge.
  '.MuiPaper-root:not(.MuiPaper-outlined, .MuiPaper-elevation0)': { outline: '1px solid CanvasText' },
  '.MuiButton-contained': { border: '1px solid ButtonText !important' },
  // Their colour is their content.
  '[data-colour]': { forcedColorAdjust: 'none' },
} as const;

/** Global styles: a visible focus ring, and no motion for people who ask for it. */
export const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { colorScheme: theme.palette.mode, scrollPaddingTop: theme.spacing(9) },
      body: BODY,
      a: { color: theme.palette.primary.main },
      // The chevron of the product's menus instead of the browser's triangle.
      summary: { listStyle: 'none', cursor: 'pointer' },
      'summary::-webkit-details-marker': { display: 'none' },
      'summary::before': {
        content: '""',
        display: 'inline-block',
        width: 5,
        height: 5,
        margin: '0 10px 0 3px',
        verticalAlign: '2px',
        borderBlockEnd: '1.5px solid',
        borderInlineEnd: '1.5px solid',
        transform: 'rotate(-45deg)',
      },
      'details[open] > summary::before': { transform: 'rotate(45deg)', verticalAlign: '3px' },
      ...PLAIN_ICON_STYLES,
      ...shellFrameStyles(theme),
      ...plainStyles(theme),
      ...labelsAboveStyles(theme),
      ':focus-visible': { outline: `2px solid ${colors[theme.palette.mode].focus}`, outlineOffset: 2 },
      // In right-to-left pages, arrows that mean forwards point to the left.
      ...(theme.direction === 'rtl' && {
        '.points-along': { transform: 'scaleX(-1)' },
        // Each text keeps its own direction, so that `1–25 sur 120` stays in order; the mirroring turns the alignment
        // around.
        '*': { unicodeBidi: 'plaintext' },
        body: { ...BODY, textAlign: 'left' },
      }),
      '::selection': { backgroundColor: theme.palette.primary.soft, color: theme.palette.primary.onSoft },
      // Animations that detect the browser's autofill; defined once here rather than by each input.
      '@keyframes busy-line': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
      '.busy-line': {
        overflow: 'hidden',
        backgroundColor: theme.palette.primary.soft,
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          width: '35%',
          backgroundColor: theme.palette.primary.main,
          animation: 'busy-line 1.4s ease-in-out infinite',
          '@media (prefers-reduced-motion: reduce)': { width: '100%', opacity: 0.6 },
        },
      },
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': STILL },
      '@media (forced-colors: active)': FORCED,
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Browsers give buttons their own font.
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `2px solid ${colors[theme.palette.mode].focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
