import type { Issues } from '../../../src/resources/records/validate';
import type { Parents } from '../storeContext';
import { refused, type RefusalReason, type RowOutcome } from './changeTypes';
import type { Values } from '../../../src/resources/language/values';

/** A change of several that is on its way to be written. */
export interface Draft {
  /** Its place among the changes that are made together. */
  readonly place: number;
  /** What is written of the record. */
  readonly values: Values;
  /** All of the record as it will be. */
  readonly merged: Values;
  readonly parents?: Parents | undefined;
}

export const isEmpty = (values: Readonly<Record<string, unknown>>): boolean => Object.keys(values).length === 0;

/** What came of changes that are made together: an outcome for each, in their order, once all have one. */
export class Outcomes {
  readonly #rows: (RowOutcome | undefined)[];

  constructor(count: number) {
    this.#rows = Array.from({ length: count });
  }

  get count(): number {
    return this.#rows.length;
  }

  set(place: number, outcome: RowOutcome): void {
    this.#rows[place] = outcome;
  }

  /** Reads changes one by one: those of which the outcome is known already have it, the rest are drafts. */
  read<Item, D extends Draft>(
    changes: readonly Item[],
    readOne: (change: Item) => RowOutcome | Omit<D, 'place'>,
  ): readonly D[] {
    return changes.flatMap((change, place): D[] => {
      const draft = readOne(change);
      if (!('status' in draft)) return [{ ...draft, place } as D];
      this.set(place, draft);
      return [];
    });
  }

  /** The drafts without issues; the others are refused. `issues`: of each draft, in the same order. */
  refuse<D extends Draft>(drafts: readonly D[], issues: readonly Issues[], reason: RefusalReason = 'invalid'): D[] {
    return drafts.filter(({ place }, index) => {
      const found = issues[index] ?? {};
      if (isEmpty(found)) return true;
      this.set(place, refused(reason, found));
      return false;
    });
  }

  /** @throws {Error} where a change has none. */
  all(): readonly RowOutcome[] {
    return this.#rows.map((row, place) => {
      if (!row) throw new Error(`the change at ${place} has no outcome`);
      return row;
    });
  }
}
