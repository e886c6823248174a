/** Path segments of calls with criteria in the body. Plain data. */
export interface CriteriaCalls {
  /** `POST FichesIncident/search` returns a page of the list. */
  readonly search: string;
  /** `POST FichesIncident/export` returns the matching records as a file. */
  readonly export?: string;
}

/** Name of a list parameter in request bodies. @example criterionName('PageNumber') // 'pageNumber' */
export const criterionName = (parameter: string): string => parameter.charAt(0).toLowerCase() + parameter.slice(1);
