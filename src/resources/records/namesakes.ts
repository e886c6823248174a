import { foldText } from '../common/foldText';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';
import { ownSearch } from './search';
import { textOf } from './representation';

/** Groups of items that have the same name, accents and case aside. */
export function namesakes<One extends { readonly name: string }>(items: readonly One[]): readonly (readonly One[])[] {
  const byName = new Map<string, One[]>();
  for (const item of items) {
    const key = foldText(item.name);
    const group = byName.get(key);
    if (group) group.push(item);
    else byName.set(key, [item]);
  }
  return [...byName.values()].filter((group) => group.length > 1);
}

type Searched = Pick<ResourceSchema, 'fields' | 'search' | 'representation'>;

/**
 * What tells records of the same name apart, by id: the first search field in which all of them differ, otherwise their
 * numbers. Only from fields that the records carry, so that pickers send no request for it.
 */
export function distinctionsOf(
  schema: Searched,
  records: readonly AnyRecord[],
  nameOf: (record: AnyRecord) => string,
): ReadonlyMap<number, string> {
  const fields = ownSearch(schema).filter((field) => !schema.representation.includes(field));
  const named = records.map((record) => ({ record, name: nameOf(record) }));
  return new Map(
    namesakes(named).flatMap((group) => {
      const textsOf = (field: string) => group.map(({ record }) => textOf(schema, field, record));
      const telling = fields.map(textsOf).find((texts) => new Set(texts.filter(Boolean)).size === group.length);
      return group.map(({ record: { id } }, index) => [id, telling?.[index] ?? `#${id}`] as const);
    }),
  );
}
