import type { Theme } from '@mui/material/styles';

/** Width of the button beside names, in pixels. */
export const RENAME_WIDTH = 28;

/** Global styles of the button: the name leaves it room, so that it stands on the row, whatever the row's colour. */
export const renameStyles = ({ shape }: Theme) => ({
  '.row > :is(th, td)': { position: 'relative' },
  '.data-table .row > :has(> .rename)': { paddingInlineEnd: RENAME_WIDTH + 4 },
  '.row .rename.row-action': {
    position: 'absolute',
    insetBlock: 1,
    minWidth: RENAME_WIDTH,
    minHeight: 0,
    fontSize: '1rem',
    borderRadius: shape.borderRadius,
  },
  '@media (hover: none)': { '.row .rename.row-action': { display: 'none' } },
});
