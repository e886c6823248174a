/** Of how many records the last write is remembered. */
const RECORDS = 100;

/** The change sets in which records were written last from here, for the way back. */
export interface LastWrites {
  /** @param changeSet undefined where the API recorded none, or nothing changed: there is no way back */
  readonly remember: (address: string, changeSet: number | undefined) => void;
  /** Undefined where the API records nothing, and where the last write changed nothing. */
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
