/** How the buttons of rows look, given once to what holds the rows: as icon buttons do everywhere else. */
export const rowActionStyles = {
  '& .row-action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: 32,
    minHeight: 32,
    m: 0,
    p: 0,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'action.active',
    fontSize: 18,
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
    // A finger needs more than a pointer.
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  },
} as const;

/** How the rows of a table look, given once to the table: styles of a cell would be computed for each cell. */
export const rowStyles = {
  ...rowActionStyles,
  tableLayout: 'fixed',
  '& tbody > tr > :is(td, th)': {
    typography: 'body2',
    fontSize: 'body1.fontSize',
    color: 'text.primary',
    textAlign: 'start',
    px: 1.5,
    py: 0,
    borderBottom: 1,
    borderColor: 'divider',
  },
  // In the dense density buttons and boxes are as high as their row has room for; a finger needs more.
  '@media (pointer: fine)': {
    '& tbody .row-action': { minHeight: 'calc(var(--row-height) - 2px)' },
    '& tbody .tick': { height: 'calc(var(--row-height) - 2px)' },
  },
  '@media (pointer: coarse)': { '& tbody > tr > :is(td, th)': { height: 44 } },
  '& .row-choice.row-choice': { p: 0, textAlign: 'center' },
  '& tbody td:not(.row-choice):not(.row-actions), & tbody th': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // What gets the focus is not hidden by the head of the table.
  '& tbody :is(a, button, input)': { scrollMarginBlock: '56px 8px' },
  // The actions stay at the end of their row while the columns scroll below them.
  '& tbody .row-actions': { position: 'sticky', insetInlineEnd: 0, bgcolor: 'background.paper', pr: 1 },
  '& tbody tr:is(:hover, .is-selected) .row-actions': { bgcolor: 'inherit' },
  // Where there is a pointer, icons come with it or with the focus: three in each row stood between the reader and the rows.
  '@media (hover: hover) and (forced-colors: none)': {
    '& tbody tr:not(:hover, :focus-within, .is-selected) .row-action': { opacity: 0 },
  },
  // Above the end of the row they take no width from the columns.
  '&[data-floating] tbody .row-actions': { p: 0 },
  '&[data-floating] tbody .row-actions > div': {
    position: 'absolute',
    insetInlineEnd: 4,
    top: '50%',
    transform: 'translateY(-50%)',
    px: 0.5,
    borderRadius: 1,
    bgcolor: 'background.paper',
    boxShadow: 2,
  },
  '&[data-floating] tbody tr:not(:hover, :focus-within) .row-actions > div': { opacity: 0 },
} as const;
