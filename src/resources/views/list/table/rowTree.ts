import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';

export interface TreeRow {
  readonly record: AnyRecord;
  /** How many of its ancestors stand above it in the list. */
  readonly depth: number;
}

const flat = (records: readonly AnyRecord[]): readonly TreeRow[] => records.map((record) => ({ record, depth: 0 }));

/**
 * Puts the records of a tree below their parents, each level in the order in which the list came. A record whose parent
 * is not among them stays at the top. Only where all records of the list are at hand: on one page of many, a record's
 * place would depend on where the page happens to end.
 */
export function arrangeRows(schema: ResourceSchema, records: readonly AnyRecord[], total: number): readonly TreeRow[] {
  const parentField = schema.tree?.parent;
  if (!parentField || records.length < total) return flat(records);
  const present = new Set(records.map(({ id }) => id));
  const children = new Map<number | undefined, AnyRecord[]>();
  for (const record of records) {
    const parent = record[parentField];
    const key = typeof parent === 'number' && parent !== record.id && present.has(parent) ? parent : undefined;
    children.set(key, [...(children.get(key) ?? []), record]);
  }
  const below = (id: number | undefined, depth: number): readonly TreeRow[] =>
    (children.get(id) ?? []).flatMap((record) => [{ record, depth }, ...below(record.id, depth + 1)]);
  const rows = below(undefined, 0);
  // A cycle hangs below no top record; nothing may vanish from a list because its data are wrong.
  return rows.length === records.length ? rows : flat(records);
}
