import type { Index } from './parts';

/** Whether an index is a prefix of another one, which then serves the same queries. */
function beginsAs({ definition }: Index, other: Index): boolean {
  const beginning = definition.slice(0, -1);
  if (!definition.startsWith('(')) return false;
  // `include` columns come after the key columns.
  return other.definition.startsWith(`${beginning}, `) || other.definition.startsWith(`${definition} include `);
}

/**
 * Keeps unique indexes, which enforce a constraint. If another version lacks the remaining index, its queries are
 * slower but still correct.
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
