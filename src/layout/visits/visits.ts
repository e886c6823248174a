/** A record that the reader has opened. */
export interface Visit {
  /** The collection's address: `Entreprises/12/contrats`. */
  readonly resource: string;
  readonly id: string;
}

/** How many are remembered. */
export const MOST_VISITS = 8;

/** Whether both are of the same record. */
export const isSameVisit = (a: Visit, b: Visit) => a.resource === b.resource && a.id === b.id;

/** The visits with a new one, the latest first and each record once. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...visits.filter((one) => !isSameVisit(one, visit))].slice(0, MOST_VISITS);
