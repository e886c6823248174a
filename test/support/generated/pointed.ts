import { kindOf } from '../../../src/resources/fields/kinds';
import { sortedValue } from '../../../src/resources/records/choiceOrder';
import { tieFields } from '../../../src/resources/records/tieFields';
import { compareRecords, type Sort } from '../../../src/resources/records/order';
import { readReferenced, type Referenced } from '../../../src/resources/registry/referenced';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Subject } from './subject';

export const pointedBy = (
  { world: { registry, server }, schema, parents }: Subject,
  records: readonly AnyRecord[],
  fields: readonly string[],
): Promise<Referenced> =>
  readReferenced(registry, { schema, parents }, records, fields, async (address, ids) => {
    const found = registry.resolve(address);
    if (!found) throw new Error(`nothing is declared at '${address}'`);
    const above = Object.fromEntries(Object.entries(found.parents).map(([name, id]) => [name, Number(id)]));
    const stored = await server.tenant.store.getMany(found.schema, ids, found.schema.parent && above);
    return stored.map(({ id, values }) => ({ ...values, id }));
  });

/** The sortable fields of a representation, by which lists sort references to the record. */
const namingFields = ({ representation, fields }: ResourceSchema): readonly string[] =>
  representation.filter((name) => {
    const spec = fields[name];
    return spec && kindOf(spec).sortable && !kindOf(spec).reference;
  });

/** Sorts records as a list does by a field; references by the names of their records. */
export async function inOrder(
  subject: Subject,
  records: readonly AnyRecord[],
  sort: Sort,
): Promise<readonly AnyRecord[]> {
  const { schema, world } = subject;
  const spec = schema.fields[sort.field];
  const target = spec && kindOf(spec).reference?.(spec);
  const names = target ? namingFields(world.registry.get(target.resource)) : [];
  if (names.length === 0)
    return records.toSorted(compareRecords({ ties: tieFields(schema, sort.field), ...sort }, sortedValue(schema)));
  const referenced = await pointedBy(subject, records, [sort.field]);
  const naming = names.map((field) =>
    // Ids break ties between records of the same name.
    compareRecords({ field, order: sort.order }, (record) => referenced(record, sort.field)[0]?.record[field]),
  );
  const alike = (record: AnyRecord): AnyRecord => ({ ...record, id: 0 });
  return records.toSorted((a, b) => {
    const order = naming.map((compare) => compare(alike(a), alike(b))).find((found) => found !== 0);
    return order ?? compareRecords({ field: 'id', order: sort.order })(a, b);
  });
}
