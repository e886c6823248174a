/** Columns that every table has beside the declared ones; the underscore keeps them apart from fields. */
export const SYSTEM_COLUMNS = {
  version: '_version',
  createdAt: '_created_at',
  updatedAt: '_updated_at',
  parent: '_parent',
  search: '_search',
} as const;

/**
 * The column of a veiled table that holds a field, or the search, as it is stored. Only for conditions that follow from
 * those on what the reader sees: they find its rows by an index, and never decide.
 */
export const wholeColumn = (name: string): string => `_whole_${name}`;
