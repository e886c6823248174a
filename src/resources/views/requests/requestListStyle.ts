export const REQUEST_LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { px: { xs: 1.5, sm: 2 }, py: 1.5 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
