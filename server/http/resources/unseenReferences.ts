import type { Grants } from '../../../src/resources/access/access';
import { mayList } from '../../../src/resources/access/rowAccess';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

/**
 * Lists the reference fields whose target records the caller may not list. Neither search nor sorting may use the
 * names of these records, or their results would reveal them.
 */
export const unseenReferences = (schema: ResourceSchema, registry: Registry, held: Grants): readonly string[] =>
  Object.entries(schema.fields).flatMap(([field, spec]) => {
    const target = kindOf(spec).reference?.(spec);
    if (!target) return [];
    return mayList(registry.get(target.resource), registry, held) ? [] : [field];
  });
