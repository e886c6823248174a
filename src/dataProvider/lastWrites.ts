/** Maximum number of records remembered. */
const RECORDS = 100;

/** The last change set per record written by this page, for undo. */
export interface LastWrites {
  /** @param changeSet undefined if the API recorded none, or nothing changed: then there is no undo */
  readonly remember: (address: string, changeSet: number | undefined) => void;
  /** Undefined if the last write cannot be undone. */
  readonly of: (address: string) => number | undefined;
}

export function createLastWrites(): LastWrites {
  const sets = new Map<string, number>();
  return {
    remember(address, changeSet) {
      sets.delete(address);
      if (changeSet === undefined) return;
      sets.set(address, changeSet);
      const oldest = sets.keys().next().value;
      if (sets.size > RECORDS && oldest !== undefined) sets.delete(oldest);
    },
    of: (address) => sets.get(address),
  };
}
