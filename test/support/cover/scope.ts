import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { aspectsOf, type Side } from './aspects';
import { coverOf, type Candidate } from './cover';
import type { Language } from './language';
import { isLongRun } from '../longRun';
import { readLanguage } from './readLanguage';

/** The candidates of the cover; fewer fields mean fewer steps and a lower cost. */
export const candidates = (language: Language, schemas: readonly ResourceSchema[], side: Side): readonly Candidate[] =>
  schemas.map((schema) => ({
    name: schema.name,
    aspects: aspectsOf(language, schema, side),
    cost: Object.keys(schema.fields).length,
  }));

export interface Scope {
  readonly full: readonly ResourceSchema[];
  readonly opened: readonly ResourceSchema[];
}

export async function scopeOf(schemas: readonly ResourceSchema[], side: Side): Promise<Scope> {
  if (isLongRun()) return { full: schemas, opened: [] };
  const cover = coverOf(candidates(await readLanguage(), schemas, side));
  return {
    full: schemas.filter(({ name }) => cover.includes(name)),
    opened: schemas.filter(({ name }) => !cover.includes(name)),
  };
}
