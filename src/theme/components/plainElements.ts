import type { Theme } from '@mui/material/styles';
import { radius, type } from '../tokens';

const TONES = ['primary', 'success', 'warning', 'error', 'info', 'danger', 'customPurple', 'secondary'] as const;

/** Checkboxes: a list has one per row, and MUI would compute the styles of each. */
const tickStyles = ({ palette }: Theme) => ({
  '.tick': {
    appearance: 'none',
    position: 'relative',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: 28,
    height: 28,
    margin: 0,
    borderRadius: radius.small,
    verticalAlign: 'middle',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: 44, height: 44 },
    '@media print': { display: 'none' },
    '&::before': {
      content: '""',
      boxSizing: 'border-box',
      width: 16,
      height: 16,
      border: `1.5px solid ${palette.text.secondary}`,
      borderRadius: '4px',
    },
    '@media (hover: hover)': { '&:hover::before': { borderColor: palette.primary.main } },
    '&:is(:checked, :indeterminate)::before': {
      backgroundColor: palette.primary.main,
      borderColor: palette.primary.main,
    },
    '&:is(:checked, :indeterminate)::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 10,
      height: 10,
      backgroundColor: palette.primary.contrastText,
      clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 82% 4%, 40% 68%)',
    },
    '&:indeterminate::after': { clipPath: 'inset(4px 0)' },
    // In forced colours, use the browser's own control.
    '@media (forced-colors: active)': {
      appearance: 'auto',
      width: 18,
      height: 18,
      '&::before, &::after': { display: 'none !important' },
    },
  },
  '.tick-label': { display: 'inline-flex', alignItems: 'center', gap: 4, cursor: 'pointer' },
});

/** States that ask for attention are tinted; the others, which most rows have, are plain words behind a dot. */
const LOUD: ReadonlySet<string> = new Set(['warning', 'danger']);

const DOT = {
  content: '""',
  display: 'inline-block',
  width: 7,
  height: 7,
  marginInlineEnd: 7,
  borderRadius: '50%',
  verticalAlign: '1px',
  forcedColorAdjust: 'none',
} as const;

/** A value of an enumeration, in the colour of its status. */
const optionStyles = ({ palette, typography }: Theme) => ({
  '.option': {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: 24,
    padding: '0 8px',
    borderRadius: radius.small,
    // Not `hidden`, with which its lower edge would be its baseline.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'baseline',
    lineHeight: '24px',
    fontFamily: typography.fontFamily,
    fontSize: `${type.size.small}rem`,
    fontWeight: 500,
    backgroundColor: palette.secondary.soft,
    color: palette.secondary.onSoft,
  },
  ...Object.fromEntries(
    TONES.flatMap((tone) => {
      const option = `.option[data-tone=${tone}]`;
      const dot = { ...DOT, backgroundColor: palette[tone].main };
      return LOUD.has(tone)
        ? [
            [option, { backgroundColor: palette[tone].soft, color: palette[tone].onSoft }],
            [`.data-table ${option}::before`, dot],
          ]
        : [
            [option, { padding: 0, fontWeight: 400, backgroundColor: 'transparent', color: palette.text.primary }],
            [`${option}::before`, dot],
          ];
    }),
  ),
  '.end-mark': {
    ...{ marginInlineStart: 8, padding: '2px 6px', borderRadius: radius.small, whiteSpace: 'nowrap' },
    ...{ fontSize: `${type.size.caption}rem`, fontWeight: 500 },
    ...{ backgroundColor: palette.warning.soft, color: palette.warning.onSoft },
  },
  // A tint needs no dot, but in a column dots stand below each other; a tint reaches over the edges of its cell's content.
  '.data-table .option:is([data-tone=warning], [data-tone=danger])': {
    marginInline: -8,
    maxWidth: 'calc(100% + 16px)',
  },
});

/** Links in lists, and placeholders of names that are loading. */
const linkStyles = ({ palette }: Theme) => ({
  '.link': {
    color: palette.primary.main,
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  },
  // On a record's page telephones and addresses are called and written to; each is as high as a finger.
  '@media (pointer: coarse) and (min-width: 0)': {
    ':is(.record-summary, .record-part) .link:is([href^="tel:"], [href^="mailto:"])': {
      ...{ display: 'inline-block', minHeight: 44, paddingBlock: 12 },
    },
  },
  '.name-link': { fontWeight: 500 },
  '.name-line': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  // Rows are 44 px high for touch, and so are their links.
  '@media (pointer: coarse)': { '.name-line, .name-line .name-link': { paddingBlock: 11 } },
  '.name-comes': {
    display: 'inline-block',
    width: '8em',
    maxWidth: '100%',
    height: '0.8em',
    borderRadius: radius.small,
    verticalAlign: 'middle',
    backgroundColor: palette.action.hover,
    // As high as the picture, so that rows keep their height.
    '&.has-picture': { width: '11em', marginBlock: 'calc(12px - 0.4em)' },
  },
});

/** A record's name with its picture, and the mark of an empty value. */
const nameStyles = ({ palette }: Theme) => ({
  '.named': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    verticalAlign: 'middle',
  },
  '.distinction': { display: 'block', color: palette.text.secondary },
  '.named-text': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '.face': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '50%',
    lineHeight: 1,
    userSelect: 'none',
    // Soft, because a column of them would outweigh the names; the ring shows on selected rows, which have its colour.
    backgroundColor: palette.primary.soft,
    color: palette.primary.onSoft,
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 22%, transparent)',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '.empty-value': { color: palette.text.secondary },
});

/** Count badges of icons and menu entries. */
const countStyles = ({ palette, typography }: Theme) => ({
  '.counted': { position: 'relative', display: 'inline-flex', verticalAlign: 'middle' },
  '.count': {
    boxSizing: 'border-box',
    minWidth: 16,
    height: 16,
    padding: '0 4px',
    borderRadius: 8,
    textAlign: 'center',
    lineHeight: '16px',
    fontFamily: typography.fontFamily,
    fontSize: 11,
    fontWeight: 500,
    letterSpacing: 0,
    // What waits is no fault: red is for errors.
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
  },
  '.counted > .count': { position: 'absolute', top: -8, insetInlineEnd: -8 },
  '.counted > .count-dot': { minWidth: 8, width: 8, height: 8, padding: 0, top: -2, insetInlineEnd: -2 },
  // Drawn only, since the name of its entry says it.
  '.count-in-line::after': { content: 'attr(data-count)' },
  '.count-in-line': {
    marginInlineStart: 'auto',
    minWidth: 22,
    height: 20,
    padding: '0 7px',
    borderRadius: radius.small,
    lineHeight: '20px',
    fontSize: `${type.size.small}rem`,
    backgroundColor: palette.secondary.soft,
    color: palette.secondary.onSoft,
  },
  '[aria-current] > .count-in-line': { backgroundColor: palette.background.paper, color: palette.primary.onSoft },
});

/** Styles of elements that lists contain by the hundred, set once by class. */
export const plainElementStyles = (theme: Theme) => ({
  ...tickStyles(theme),
  ...optionStyles(theme),
  ...linkStyles(theme),
  ...nameStyles(theme),
  ...countStyles(theme),
});
