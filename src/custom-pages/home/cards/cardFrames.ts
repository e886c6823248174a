import { radius } from '../../../theme/tokens';

/** Cards directly on the page. */
export const ON_PAGE = { minWidth: 0 } as const;
/** Cards with a frame. */
export const SHEET = {
  minWidth: 0,
  p: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.large}px`,
} as const;
