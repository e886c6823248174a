/** Columns of every table besides the declared ones; the underscore distinguishes them from fields. */
export const SYSTEM_COLUMNS = {
  version: '_version',
  createdAt: '_created_at',
  updatedAt: '_updated_at',
  parent: '_parent',
  search: '_search',
} as const;

/**
 * The full stored value in a veiled table. Only for redundant conditions that let a query use an index, never to
 * decide what a reader sees.
 */
export const wholeColumn = (name: string): string => `_whole_${name}`;
