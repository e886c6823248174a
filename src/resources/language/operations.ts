/** `contract`: in the organisations' API; `extension`: only in the embedded one; `none`: nowhere. */
export type Availability = 'contract' | 'extension' | 'none';

export interface Operations {
  /**
   * `paged`: `{ items, totalCount }`; `array`: no paging parameters, the response is an array; `single`: one
   * record below each parent, read and written at the collection's address, with the parent's id.
   */
  readonly list: 'paged' | 'array' | 'single';
  /** Whether the contract has the list. */
  readonly listing: 'contract' | 'extension';
  /** Whether the contract's paged list supports OrderBy and OrderByDescending; an array supports neither. */
  readonly order: 'contract' | 'extension';
  /** Whether the contract's paged list supports Search, if there are search fields. */
  readonly search: 'contract' | 'extension';
  readonly get: Availability;
  readonly create: Availability;
  readonly update: Availability;
  readonly delete: Availability;
  /** Download of the files' content. */
  readonly download: Availability;
}
