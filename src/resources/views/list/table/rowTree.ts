import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';

export interface TreeRow {
  readonly record: AnyRecord;
  readonly depth: number;
}

const flat = (records: readonly AnyRecord[]): readonly TreeRow[] => records.map((record) => ({ record, depth: 0 }));

/**
 * Arranges records of a tree below their parents, keeping the list's order within each level. Records without
 * their parent in the list stay at the top. Only done if all records are loaded, since otherwise the position
 * would depend on page boundaries.
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
  // Records in a cycle are not reachable from the top; then the list stays flat, so that none is hidden.
  return rows.length === records.length ? rows : flat(records);
}
