/** A small mistake, as a careless colleague could make it, that the suite has to notice. */
export interface Fault {
  /** Unique, in kebab case; `--only` names it. */
  readonly id: string;
  readonly area: string;
  /** Relative to the checkout. */
  readonly file: string;
  /** A piece of the file that occurs in it exactly once. */
  readonly find: string;
  readonly replace: string;
  /** What people would suffer. */
  readonly why: string;
  /** The test files that are the likeliest to notice, run first. Only an order: the rest of the suite is asked too. */
  readonly tests?: readonly string[];
}

/** A fault as its area's file says it. */
export type AreaFault = Omit<Fault, 'area'>;

/** The faults of one area. */
export const inArea = (area: string, faults: readonly AreaFault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, area }));
