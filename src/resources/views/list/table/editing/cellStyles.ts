import type { Theme } from '@mui/material/styles';

const AREA = { content: '""', position: 'absolute', insetBlock: 1, insetInlineEnd: 1, width: 26 } as const;

/** In right-aligned cells the pencil is on the left. */
const NUMBERS = '[style*="text-align"]';

/** Global styles of editable cells: a pencil at the end of the cell on hover or focus. */
export const cellStyles = ({ palette }: Theme) => ({
  'td.cell-edit': {
    position: 'relative',
    cursor: 'pointer',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.divider}` },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px' },
    '&:is(:hover, :focus-visible)::before': { ...AREA, backgroundColor: palette.background.paper },
    '&:is(:hover, :focus-visible)::after': {
      ...AREA,
      backgroundColor: palette.text.secondary,
      clipPath:
        'polygon(5px calc(50% + 4px), 5px calc(50% + 7px), 8px calc(50% + 7px), 19px calc(50% - 4px), 16px calc(50% - 7px))',
    },
    [`&${NUMBERS}:is(:hover, :focus-visible)::before, &${NUMBERS}:is(:hover, :focus-visible)::after`]: {
      insetInlineEnd: 'auto',
      insetInlineStart: 1,
    },
  },
});
