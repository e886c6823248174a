/**
 * What the embedded API does beyond the contract (docs/extensions.md says how). `GET /extensions` answers
 * `{ "extensions": [names] }`; a 404 means none, and the front end does without.
 */
export const EXTENSIONS = [
  /** `GET /{collection}/{id}` where the contract has only a list; create, update and delete where it has only reading. */
  'records',
  /** `GET /{collection}?ids=1,2,3` answers these records (at most 200), in this order, as an array. */
  'manyIds',
  /** PageNumber, PageSize, Search, OrderBy, OrderByDescending on every list; a list that was an array is then `{ items, totalCount }`. */
  'pagedLists',
  /** `Filter=<condition as JSON>` on every list (`condition.ts`). */
  'filters',
  /** `ETag` on a record, and `If-Match` on PUT and DELETE: 412 when it has changed meanwhile. */
  'versions',
] as const;

export type Extension = (typeof EXTENSIONS)[number];
