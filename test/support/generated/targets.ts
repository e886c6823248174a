import { kindOf } from '../../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from './requests';
import type { World } from './world';

/** Creates the record that a notice refers to, unless it exists. Ids are assigned in ascending order. */
export async function ensureTarget(world: World, { target, fields }: ResourceSchema, values: Values): Promise<void> {
  const link = target?.of[String(values[target.kind])];
  const spec = link && fields[link.field];
  const resource = spec && kindOf(spec).reference?.(spec)?.resource;
  if (!target || resource === undefined) return;
  const wanted = Number(values[target.id]);
  for (let id = 0; id < wanted;) id = await world.store(world.registry.get(resource));
}
