import type { Index } from './parts';

/** Whether the entries of an index begin as those of another one do, which then finds whatever this one finds. */
function beginsAs({ definition }: Index, other: Index): boolean {
  const beginning = definition.slice(0, -1);
  if (!definition.startsWith('(')) return false;
  // The columns that another one includes come behind its entries.
  return other.definition.startsWith(`${beginning}, `) || other.definition.startsWith(`${definition} include `);
}

/**
 * The indexes of a table without those that find nothing more than another one does. Unique ones stay: they refuse duplicates.
 * Another version of the program may lack the one that is left, and then reads more; it misses nothing.
 */
export const withoutRepetition = (indexes: readonly Index[]): readonly Index[] =>
  indexes.filter(
    (index) =>
      index.uniqueFields !== undefined ||
      !indexes.some(
        (other) =>
          beginsAs(index, other) || (other.uniqueFields !== undefined && other.definition === index.definition),
      ),
  );
