/** The title of a card stands on the page, so that the titles of neighbours are on one line. */
export const CARD_HEAD = { display: 'flex', alignItems: 'baseline', gap: 1, minHeight: 24, mb: 1 } as const;
/** Content without sheets of its own stands on one. */
export const SHEET = {
  minWidth: 0,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
