/** Columns that every table has beside the declared ones; the underscore keeps them apart from fields. */
export const SYSTEM_COLUMNS = {
  version: '_version',
  createdAt: '_created_at',
  updatedAt: '_updated_at',
  parent: '_parent',
  search: '_search',
} as const;
