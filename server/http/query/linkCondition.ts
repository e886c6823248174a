import { allOf, compare, type Condition } from '../../../src/resources/language/condition';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry/registry';
import type { LinkParameter } from '../../../src/resources/language/listDeclarations';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Store, StoredRecord } from '../../database/store';

type Reading = { readonly registry: Registry; readonly store: Store };

/** Resolves a parameter's value to the ids that the field `there` may hold. */
async function asked({ registry, store }: Reading, link: LinkParameter, value: string): Promise<readonly number[]> {
  const id = parseId(value);
  if (link.by === undefined) return id === undefined ? [] : [id];
  const spec = registry.get(link.resource).fields[link.there];
  const target = spec && kindOf(spec).reference?.(spec);
  const found = target && (await store.findBy(registry.get(target.resource), link.by, value));
  return found ? [found.id] : [];
}

/** Finds the linking rows: by their field `there`, or, if that is not a field, by their parent. */
async function rowsTo(
  store: Store,
  schema: ResourceSchema,
  there: string,
  ids: readonly number[],
): Promise<readonly StoredRecord[]> {
  if (Object.hasOwn(schema.fields, there))
    return (await store.listAll(schema, { filter: { field: there, operator: 'in', value: ids } })).items;
  const below = await Promise.all(ids.map((id) => store.list(schema, {}, { [there]: id })));
  return below.flatMap(({ items }) => items);
}

async function conditionOf(reading: Reading, link: LinkParameter, value: string): Promise<Condition> {
  const ids = await asked(reading, link, value);
  const schema = reading.registry.get(link.resource);
  const items = await rowsTo(reading.store, schema, link.there, ids);
  // If `here` is not a field, it names the parameter of the row's parent.
  const here = ({ values, parentId }: StoredRecord) =>
    Object.hasOwn(schema.fields, link.here) ? values[link.here] : parentId;
  return compare('id', 'in', [...new Set(items.map(here))]);
}

/** Converts the link parameters of a list into a condition on the ids of its records. */
export async function linkCondition(
  reading: Reading,
  schema: ResourceSchema,
  given: Readonly<Record<string, string>>,
): Promise<Condition | undefined> {
  const conditions: Condition[] = [];
  for (const [name, link] of Object.entries(schema.links)) {
    const value = given[name];
    if (value !== undefined) conditions.push(await conditionOf(reading, link, value));
  }
  return allOf(conditions);
}
