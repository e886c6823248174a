/** The cell of the actions stays at the end of its row while the columns scroll below it. */
export const actionsEdge = {
  position: 'sticky',
  insetInlineEnd: 0,
  bgcolor: 'background.paper',
} as const;
