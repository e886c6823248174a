import type { Theme } from '@mui/material/styles';

/** Global styles of the pencil beside names: over the end of a long one, because the table has no room for it. */
export const renameStyles = ({ palette, shape }: Theme) => ({
  '.row > :is(th, td)': { position: 'relative' },
  '.row .rename.row-action': {
    position: 'absolute',
    insetBlock: 1,
    insetInlineEnd: 2,
    minWidth: 28,
    minHeight: 0,
    fontSize: '1rem',
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
  },
  '@media (hover: none)': { '.row .rename.row-action': { display: 'none' } },
});
