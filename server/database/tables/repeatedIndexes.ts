import type { Index } from './parts';

/** How definitions begin whose index also serves the queries of this one; `include` columns come after the key columns. */
const extensionsOf = ({ definition }: Index): readonly string[] =>
  definition.startsWith('(') ? [`${definition.slice(0, -1)}, `, `${definition} include `] : [];

/** Whether another index serves the same queries: a longer one, or a unique one with the same definition. */
function isRepeated(index: Index, indexes: readonly Index[]): boolean {
  const extensions = extensionsOf(index);
  return indexes.some(
    ({ definition, uniqueFields }) =>
      extensions.some((beginning) => definition.startsWith(beginning)) ||
      (uniqueFields !== undefined && definition === index.definition),
  );
}

/**
 * Keeps unique indexes, which enforce a constraint. If another version lacks the remaining index, its queries are
 * slower but still correct.
 */
export const withoutRepetition = (indexes: readonly Index[]): readonly Index[] =>
  indexes.filter((index) => index.uniqueFields !== undefined || !isRepeated(index, indexes));
