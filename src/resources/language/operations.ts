/** Whether the organisations' API has an operation, only the embedded one does (an extension), or none. */
export type Availability = 'contract' | 'extension' | 'none';

export interface Operations {
  /**
   * `paged`: `{ items, totalCount }`; `array`: the contract has no paging parameters and answers an array; `single`: there
   * is one record below each parent, read and written at the collection's own address, with the parent's id as its own.
   */
  readonly list: 'paged' | 'array' | 'single';
  /** Whether the contract has the list at all. */
  readonly listing: 'contract' | 'extension';
  /** Whether the contract gives a paged list OrderBy and OrderByDescending; an array takes neither. */
  readonly order: 'contract' | 'extension';
  /** Whether the contract gives a paged list Search, where it has search fields at all. */
  readonly search: 'contract' | 'extension';
  readonly get: Availability;
  readonly create: Availability;
  readonly update: Availability;
  readonly delete: Availability;
  /** The contents of the files of its records. */
  readonly download: Availability;
}
