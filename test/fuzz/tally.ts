import type { FuzzAnswer, FuzzRequest } from './fuzzRequest';

export interface Tally {
  add(request: FuzzRequest, answer: FuzzAnswer | undefined): void;
  /** Number of responses per status; 0 means no response. */
  readonly byStatus: ReadonlyMap<number, number>;
  readonly byOperation: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly slowest: () => { readonly operation: string; readonly milliseconds: number };
}

const countIn = (counts: Map<number, number>, status: number) => counts.set(status, (counts.get(status) ?? 0) + 1);

export function createTally(): Tally {
  const byStatus = new Map<number, number>();
  const byOperation = new Map<string, Map<number, number>>();
  let slowest = { operation: '', milliseconds: 0 };
  return {
    byStatus,
    byOperation,
    slowest: () => slowest,
    add({ operation }, answer) {
      const status = answer?.status ?? 0;
      countIn(byStatus, status);
      const ofOperation = byOperation.get(operation) ?? new Map<number, number>();
      byOperation.set(operation, countIn(ofOperation, status));
      if (answer && answer.milliseconds > slowest.milliseconds)
        slowest = { operation, milliseconds: answer.milliseconds };
    },
  };
}
