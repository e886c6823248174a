import { allOf, compare, type Condition } from '../../../src/resources/language/condition';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry/registry';
import type { LinkParameter } from '../../../src/resources/language/listDeclarations';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Store, StoredRecord } from '../../database/store';

type Reading = { readonly registry: Registry; readonly store: Store };

/** The ids that `there` may hold for a parameter's value. */
async function asked({ registry, store }: Reading, link: LinkParameter, value: string): Promise<readonly number[]> {
  const id = parseId(value);
  if (link.by === undefined) return id === undefined ? [] : [id];
  const spec = registry.get(link.resource).fields[link.there];
  const target = spec && kindOf(spec).reference?.(spec);
  const found = target && (await store.findBy(registry.get(target.resource), link.by, value));
  return found ? [found.id] : [];
}

/** The rows that hold one of these ids; where `there` is no field, those below the records with these ids. */
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
  // Where it is no field, it names the parameter that holds the id of the record above.
  const here = ({ values, parentId }: StoredRecord) =>
    Object.hasOwn(schema.fields, link.here) ? values[link.here] : parentId;
  return compare('id', 'in', [...new Set(items.map(here))]);
}

/** What the parameters of a list that select through links stand for: a condition on the ids of its records. */
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
