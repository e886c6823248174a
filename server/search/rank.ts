import type { Registry } from '../../src/resources/registry/registry';
import type { FoundRow } from '../database/search/findAnywhere';

/** Maximum numbers of results: in total, and per list. */
const MOST = 20;
const MOST_OF_ONE = 5;

/** Prefers resources with nested collections, then other top-level ones, then nested ones; code lists come last. */
function weightOf({ schema }: FoundRow, registry: Registry): number {
  if (schema.parent) return 4;
  if (registry.childrenOf(schema.name).length > 0) return 12;
  return schema.readableBy === 'session' ? 0 : 8;
}

export function rank(rows: readonly FoundRow[], registry: Registry): readonly FoundRow[] {
  const nestedIn = ({ schema }: FoundRow) => registry.childrenOf(schema.name).length;
  const ranked = rows
    .map((row) => ({ ...row, score: row.score + weightOf(row, registry) }))
    // Of equals, the record with the most below it first: companies before suppliers.
    .sort((a, b) => b.score - a.score || nestedIn(b) - nestedIn(a) || a.id - b.id);
  const taken = new Map<string, number>();
  return ranked
    .filter(({ schema: { name } }) => {
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return count <= MOST_OF_ONE;
    })
    .slice(0, MOST);
}
