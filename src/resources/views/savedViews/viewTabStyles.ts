/** Hidden tabs keep their size for measuring, but cannot be focused or read out. */
export const HIDDEN = { visibility: 'hidden' } as const;

export const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

export const STRIP = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  height: 34,
  '& > button': {
    flex: 'none',
    height: 34,
    maxWidth: 220,
    px: 1.5,
    border: 0,
    borderBottom: '2px solid transparent',
    bgcolor: 'transparent',
    color: 'text.secondary',
    font: 'inherit',
    fontSize: 'body1.fontSize',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // Inside, because the strip clips outer outlines.
    '&:focus-visible': { outlineOffset: -2 },
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
  '& > [aria-selected=true]': { color: 'primary.main', borderColor: 'currentColor', fontWeight: 500 },
  '@media (forced-colors: active)': { '& > [aria-selected=true]': { borderColor: 'Highlight' } },
  // Touch targets need at least 44 px.
  '@media (pointer: coarse)': { '&, & > button': { height: 44 } },
} as const;
