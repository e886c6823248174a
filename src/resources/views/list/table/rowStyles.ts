/** How the rows of a table look, given once to the table: styles of a cell would be computed for each cell. */
export const rowStyles = {
  tableLayout: 'fixed',
  '& tbody td, & tbody th': { py: 0 },
  '& tbody td:not(.MuiTableCell-paddingCheckbox):not(.row-actions), & tbody th': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // The actions stay at the end of their row while the columns scroll below them.
  '& tbody .row-actions': { position: 'sticky', insetInlineEnd: 0, bgcolor: 'background.paper', pr: 1 },
  '& tbody tr:is(.MuiTableRow-hover:hover, .Mui-selected) .row-actions': { bgcolor: 'inherit' },
} as const;
