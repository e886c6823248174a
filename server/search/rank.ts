import { LEAST_EXACT } from '../../src/resources/records/globalSearch';
import type { Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { FoundRow } from '../database/search/findAnywhere';
import { MOST_OF_NEAR } from '../database/search/soughtSql';

/** Maximum numbers of results: in total, and per list. */
const MOST = 20;
const MOST_OF_ONE = 5;

const FEWEST_BELOW = 42;
const MOST_BELOW = 10;

/** Such records can be written to: people, before what is only about them. */
const isReached = ({ fields }: Pick<ResourceSchema, 'fields'>): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'email');

/**
 * By kind: what has most below it first (companies), then people, other top-level records (files about them), nested
 * ones; codes last.
 * The steps are wider than those between a word at the beginning and a word inside of a name.
 */
function weightOf(schema: ResourceSchema, registry: Registry): number {
  // A code that is exactly the typed word still stands behind records whose names begin with it.
  if (schema.readableBy === 'session') return 0;
  const below = registry.childrenOf(schema.name).length;
  // A record of a company is about someone, such as a file; the company itself is not.
  const isAbout = schema.scope?.company !== undefined && schema.scope.company !== 'id';
  if (!schema.parent && below > 0 && !isAbout) return FEWEST_BELOW + Math.min(below, MOST_BELOW);
  if (isReached(schema) && !isAbout) return 38;
  return schema.parent ? 28 : 33;
}

/** Similar words stand behind exact ones, whatever the kind. */
const worthOf = (row: FoundRow, registry: Registry): number => {
  const weight = weightOf(row.schema, registry);
  return (
    row.score + (row.score <= MOST_OF_NEAR ? Math.min(Math.round(weight / 10), LEAST_EXACT - MOST_OF_NEAR - 1) : weight)
  );
};

export function rank(rows: readonly FoundRow[], registry: Registry): readonly FoundRow[] {
  const nestedIn = ({ schema }: FoundRow) => registry.childrenOf(schema.name).length;
  const ranked = rows
    .map((row) => ({ ...row, score: worthOf(row, registry) }))
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
