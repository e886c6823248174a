import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { paperVariable, SLOT_LOOK } from './slotStyle';

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Day columns that scroll together under sticky names. Line styles are set once here rather than per line. */
export function columnsStyle(theme: Theme): SystemStyleObject<Theme> {
  return {
    ...paperVariable(theme),
    display: 'grid',
    maxHeight: { xs: 'calc(100dvh - 164px)', md: 'calc(100dvh - var(--plan-top, 140px) - 24px)' },
    minHeight: 360,
    overflow: 'auto',
    border: 1,
    borderColor: 'divider',
    borderRadius: '8px',
    bgcolor: 'background.paper',
    '& > section': { minWidth: 0, px: 0.5, pb: 1, '& + section': { borderInlineStart: 1, borderColor: 'divider' } },
    '& h2': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      m: 0,
      py: 0.75,
      bgcolor: 'background.paper',
      fontSize: 'body1.fontSize',
      fontWeight: 500,
      textAlign: 'center',
      '& small': { display: 'block', fontWeight: 400 },
      '& button': { all: 'unset', cursor: 'pointer', borderRadius: '6px', px: 0.5 },
      '& button:focus-visible': { outline: 2, outlineColor: 'primary.main' },
    },
    '& small': { fontSize: 11, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
    '& h3': {
      ...{ m: 0, pt: 0.75, pb: 0.25, px: 0.5, fontSize: 12, fontWeight: 500, color: 'text.secondary' },
      fontVariantNumeric: 'tabular-nums',
    },
    '& ul': {
      ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    },
    '& .shared-slots': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2px',
      paddingBlockStart: '2px',
      paddingInlineStart: '8px',
    },
    '& li > button': {
      ...SLOT_LOOK,
      ...{ display: 'block', width: '100%', px: 0.75, py: '2px', font: 'inherit', fontSize: 12, lineHeight: 1.35 },
      textAlign: 'left',
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
      '& > strong': { ...ONE_LINE, display: 'block', fontWeight: 600 },
      '& > span': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 0.5 },
      '& > span > span': ONE_LINE,
      '& small': { color: 'inherit' },
      '& > span > small': { flex: 'none', marginInlineStart: 'auto' },
      '@media (pointer: coarse)': { minHeight: 44 },
    },
  };
}
