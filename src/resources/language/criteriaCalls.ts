/** Segments below a collection at which the contract has calls with criteria in a body. Pure data. */
export interface CriteriaCalls {
  /** `POST FichesIncident/search` answers a page of the list. */
  readonly search: string;
  /** `POST FichesIncident/export` answers what the criteria find as a file. */
  readonly export?: string;
}

/**
 * A list parameter's name as bodies spell it.
 *
 * @example criterionName('PageNumber') // 'pageNumber'
 */
export const criterionName = (parameter: string): string => parameter.charAt(0).toLowerCase() + parameter.slice(1);
