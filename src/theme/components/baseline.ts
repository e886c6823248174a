import { PLAIN_ICON_STYLES } from '../createPlainIcon';
import { colors } from '../tokens';
import { plainStyles } from './plainStyles';
import { shellFrameStyles } from './shellFrame';
import type { ThemeComponents } from './themeComponents';

// Any duration but none would make a transition of every property of every element.
const STILL = {
  animationDuration: '1ms !important',
  animationDelay: '0s !important',
  animationIterationCount: '1 !important',
  transition: 'none !important',
};

const BODY = { overflowWrap: 'break-word' } as const;

// Where the system takes all backgrounds away, what is chosen, current or the main action is told by lines and its colours.
// The styles of the components weigh as much and come later.
const CHOSEN = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight !important',
  color: 'HighlightText !important',
} as const;
const FORCED = {
  ':is(button, [role=button])[aria-pressed=true]': CHOSEN,
  // Not the last crumb, which leads nowhere: a frame would make it a button.
  'nav :is(a, button)[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  '[role=tab][aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  '.MuiButton-contained': { border: '1px solid ButtonText !important' },
  // Their colour is what they say.
  '[data-colour]': { forcedColorAdjust: 'none' },
} as const;

/** What holds for every element: a focus ring that is always seen, and stillness for who asks for it. */
export const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { colorScheme: theme.palette.mode, scrollPaddingTop: theme.spacing(9) },
      body: BODY,
      a: { color: theme.palette.primary.main },
      ...PLAIN_ICON_STYLES,
      ...shellFrameStyles(theme),
      ...plainStyles(theme),
      ':focus-visible': { outline: `2px solid ${colors[theme.palette.mode].focus}`, outlineOffset: 2 },
      // Icons that point along the line: where one reads from the right, forwards is to the left.
      ...(theme.direction === 'rtl' && {
        '.points-along': { transform: 'scaleX(-1)' },
        // A text is in its own direction, so that `1–25 sur 120` stays so; the mirror turns the alignment around.
        '*': { unicodeBidi: 'plaintext' },
        body: { ...BODY, textAlign: 'left' },
      }),
      '::selection': { backgroundColor: theme.palette.primary.soft, color: theme.palette.primary.onSoft },
      // Their beginning says that a browser filled an input; each input would bring them in a sheet of its own.
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
        // A browser gives a button a font of its own.
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `2px solid ${colors[theme.palette.mode].focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
