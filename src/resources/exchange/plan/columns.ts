import type { ResourceSchema } from '../../language/resourceSchema';
import type { ReadColumn } from './readRow';
import { targetsOf } from './targets';
import type { Mapping } from './importPlanTypes';

export interface MappedColumns {
  readonly own: readonly ReadColumn[];
  readonly nested: readonly ReadColumn[];
}

/** Resolves a mapping to columns; skips undeclared and duplicate targets. */
export function mappedColumns(
  schema: ResourceSchema,
  mapping: Mapping,
  nested: ResourceSchema | undefined,
): MappedColumns {
  const known = new Map(targetsOf(schema, nested ? [nested] : []).map((target) => [target.target, target]));
  const own: ReadColumn[] = [];
  const below: ReadColumn[] = [];
  for (const [at, name] of mapping.entries()) {
    const target = name === null ? undefined : known.get(name);
    if (!target) continue;
    known.delete(target.target);
    (target.nested ? below : own).push({ at, target: target.target, column: target.column });
  }
  return { own, nested: below };
}
