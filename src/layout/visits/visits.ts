export interface Visit {
  /** Address of the collection: `Entreprises/12/contrats`. */
  readonly resource: string;
  readonly id: string;
}

/** Maximum number of visits. */
export const MOST_VISITS = 8;

export const isSameVisit = (a: Visit, b: Visit) => a.resource === b.resource && a.id === b.id;

/** Adds a visit: latest first, each record once. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...visits.filter((one) => !isSameVisit(one, visit))].slice(0, MOST_VISITS);

/** Adds a page: latest first, each once. */
export const withPage = (pages: readonly string[], path: string): readonly string[] =>
  [path, ...pages.filter((one) => one !== path)].slice(0, MOST_VISITS);
