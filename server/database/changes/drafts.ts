import type { Issues } from '../../../src/resources/records/validate';
import type { Parents } from '../storeContext';
import { refused, type RowOutcome } from './changeTypes';
import type { RefusalReason } from './refusalReasons';
import type { Values } from '../../../src/resources/language/values';

/** A validated change of a batch, ready to be written. */
export interface Draft {
  /** Index of its change in the batch. */
  readonly place: number;
  readonly values: Values;
  /** All values of the record after the write. */
  readonly merged: Values;
  readonly parents?: Parents | undefined;
}

export const isEmpty = (values: Readonly<Record<string, unknown>>): boolean => Object.keys(values).length === 0;

/** Collects one outcome for each change of a batch, in order. */
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

  /** Reads changes one by one. Stores outcomes that are known already and returns the other changes as drafts. */
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

  /** Refuses drafts with issues and returns the others. `issues` has one entry per draft, in the same order. */
  refuse<D extends Draft>(drafts: readonly D[], issues: readonly Issues[], reason: RefusalReason = 'invalid'): D[] {
    return drafts.filter(({ place }, index) => {
      const found = issues[index] ?? {};
      if (isEmpty(found)) return true;
      this.set(place, refused(reason, found));
      return false;
    });
  }

  /** @throws {Error} if a change has no outcome */
  all(): readonly RowOutcome[] {
    return this.#rows.map((row, place) => {
      if (!row) throw new Error(`the change at ${place} has no outcome`);
      return row;
    });
  }
}
