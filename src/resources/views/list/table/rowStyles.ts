import { actionsEdge } from './actionsEdge';

/** How the rows of a table look: said once for the table, since what each cell says of itself is read for each cell. */
export const rowStyles = {
  tableLayout: 'fixed',
  '& tbody td, & tbody th': { py: 0 },
  '& tbody td:not(.MuiTableCell-paddingCheckbox):not(.row-actions), & tbody th': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& tbody .row-actions': { ...actionsEdge, pr: 1 },
} as const;
