import { parametersOf, type Registry } from './registry';
import type { ResourceSchema } from '../language/resourceSchema';

export interface CodeList {
  readonly schema: ResourceSchema;
  readonly field: string;
}

/** The resource with a unique field of this kind; undefined within that resource itself. */
export function codeListOf(registry: Registry, kind: string, own: ResourceSchema): CodeList | undefined {
  const lists = registry.schemas.flatMap((schema) => {
    const field = Object.keys(schema.fields).find(
      (name) => schema.fields[name]?.kind === kind && schema.fields[name].unique,
    );
    return field !== undefined && parametersOf(schema.name).length === 0 ? [{ schema, field }] : [];
  });
  return lists.some(({ schema }) => schema.name === own.name) ? undefined : lists[0];
}
