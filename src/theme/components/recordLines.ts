import type { CSSObject, Theme } from '@mui/material/styles';
import { colors, type } from '../tokens';

const COARSE = '@media (pointer: coarse)';

const INLINE = { display: 'inline', margin: 0, fontSize: 'inherit', whiteSpace: 'nowrap' } as const;

/** The second line of a record on a phone: plain words, because the whole line leads to its record. */
const valueStyles = ({ palette }: Theme): CSSObject => ({
  '.record-line-values': {
    ...{ margin: 0, height: 20, lineHeight: '20px', fontSize: `${type.size.small}rem`, color: palette.text.secondary },
    ...{ display: 'flex', alignItems: 'baseline', overflow: 'hidden' },
    '& > div': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // A day or a number without its end is another one.
    '& > .is-whole': { flexShrink: 0 },
    '& dt, & dd, & .named, & .named-text, & .MuiStack-root': INLINE,
    // Cells are styled in place.
    '& dd > *': { display: 'inline !important' },
    '& dt': { ...INLINE, marginInlineEnd: 4 },
    '& > div + div::before': { content: '"·" / ""', marginInline: 6 },
    '& .face': { display: 'none' },
    '& a': { color: 'inherit', textDecoration: 'none', pointerEvents: 'none' },
    // A second state is plain words here.
    '& .option': { padding: 0, height: 'auto', lineHeight: 'inherit', fontWeight: 400, color: 'inherit' },
    '& .option.option': { backgroundColor: 'transparent' },
    '& .option::before': { display: 'none' },
  },
});

/** Records on a phone, one below the other: the name with its state at the end, and one quiet line. */
export const recordLineStyles = (theme: Theme): CSSObject => ({
  '.record-lines': {
    ...{ overflow: 'clip', border: `1px solid ${theme.palette.divider}`, borderRadius: theme.shape.borderRadius },
    backgroundColor: theme.palette.background.paper,
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& > * + ul > :first-child, & li + li': { borderTop: `1px solid ${theme.palette.divider}` },
    // The drawn box stands at the edge of the words, not the room for a finger around it.
    '& .tick': { marginInlineStart: -5, [COARSE]: { marginInlineStart: -13 } },
  },
  '.record-lines-all': {
    ...{ display: 'flex', minHeight: 44, paddingInline: 12, color: theme.palette.text.secondary },
    fontSize: `${type.size.small}rem`,
    '& > label': { flex: 1 },
  },
  '.record-lines-group': {
    ...{ padding: '4px 12px', fontWeight: type.weight.strong, backgroundColor: colors[theme.palette.mode].sunken },
  },
  '.record-line': {
    ...{ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    ...{ justifyContent: 'flex-end', columnGap: 4, paddingInline: 12 },
    '&:has(> .tick:checked)': { backgroundColor: colors[theme.palette.mode].selected },
    // The name's link covers the line.
    '& .name-link::after': { content: '""', position: 'absolute', inset: 0 },
    '& :is(.name-line, .name-line .name-link)': { paddingBlock: 0 },
    '& > .tick, & > .record-line-actions': { position: 'relative', zIndex: 1 },
  },
  '.record-line-words': { flex: '1 1 200px', minWidth: 0, paddingBlock: 8 },
  '.record-line-head': {
    ...{ display: 'flex', alignItems: 'flex-start', columnGap: 8, minHeight: 24 },
    '& > :first-child': { flex: '1 1 0', minWidth: 0 },
    '& > :not(:first-child)': { flexShrink: 0, maxWidth: '50%' },
  },
  '.record-line-actions': { display: 'flex', alignItems: 'center', marginInlineEnd: -8 },
  ...valueStyles(theme),
});
