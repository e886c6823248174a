/** A small, plausible mistake that the tests must catch. */
export interface Fault {
  /** Unique, in kebab case; used by `--only`. */
  readonly id: string;
  readonly area: string;
  /** Relative to the checkout. */
  readonly file: string;
  /** A piece of the file that occurs exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly why: string;
  /** Test files that are likely to catch it, run first; the rest of the tests follow. */
  readonly tests?: readonly string[];
}

export type AreaFault = Omit<Fault, 'area'>;

export const inArea = (area: string, faults: readonly AreaFault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, area }));
