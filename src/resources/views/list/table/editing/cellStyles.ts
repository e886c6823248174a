import type { Theme } from '@mui/material/styles';

const AREA = { content: '""', position: 'absolute', insetBlock: 1, insetInlineEnd: 1, width: 26 } as const;

/** Where numbers end, the pencil stands at the start. */
const NUMBERS = '[style*="text-align"]';

/**
 * Cells that are changed in their place: a pencil over what the value has at the end of the cell comes with the pointer, or
 * with the focus. Given once to the page, as other styles of rows are.
 */
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
