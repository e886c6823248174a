import type { Grants } from '../../../src/resources/access/access';
import { mayList } from '../../../src/resources/access/rowAccess';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

/**
 * The references of a resource to records that a reader may not list: what a search finds, or an order, must not say
 * what stands there.
 */
export const unseenReferences = (schema: ResourceSchema, registry: Registry, held: Grants): readonly string[] =>
  Object.entries(schema.fields).flatMap(([field, spec]) => {
    const target = kindOf(spec).reference?.(spec);
    if (!target) return [];
    return mayList(registry.get(target.resource), registry, held) ? [] : [field];
  });
