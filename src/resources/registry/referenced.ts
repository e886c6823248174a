import { kindOf } from '../fields/kinds';
import type { Registry } from './registry';
import { targetAddress } from './targetAddress';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

export function isReference({ fields }: Pick<ResourceSchema, 'fields'>, name: string): boolean {
  const spec = fields[name];
  return spec !== undefined && kindOf(spec).reference !== undefined;
}

interface ReferencedRecord {
  readonly schema: ResourceSchema;
  readonly record: AnyRecord;
}

/** Known records behind a reference field. */
export type Referenced = (record: AnyRecord, field: string) => readonly ReferencedRecord[];

export const NOTHING_KNOWN: Referenced = () => [];

/** A referenced record by address and id. */
export interface PointedAt {
  readonly address: string;
  readonly schema: ResourceSchema;
  readonly id: number;
}

export interface Place {
  readonly schema: Pick<ResourceSchema, 'fields'>;
  /** Ids of parent records, by route parameter. */
  readonly parents: Readonly<Record<string, unknown>>;
}

/** References in a field of a record; empty for other fields, or if the target collection is unknown. */
export function pointedAt(
  registry: Registry,
  { schema, parents }: Place,
  record: AnyRecord,
  field: string,
): readonly PointedAt[] {
  const spec = schema.fields[field];
  const target = spec && kindOf(spec).reference?.(spec);
  const address = target && targetAddress(target.resource, { ...record, ...parents });
  if (!target || address === undefined) return [];
  const found = registry.get(target.resource);
  return [record[field]].flat().flatMap((id) => (typeof id === 'number' ? [{ address, schema: found, id }] : []));
}

/** Builds a `Referenced` lookup from `find`. */
export const referencedBy =
  (registry: Registry, place: Place, find: (pointed: PointedAt) => AnyRecord | undefined): Referenced =>
  (record, field) =>
    pointedAt(registry, place, record, field).flatMap((pointed) => {
      const found = find(pointed);
      return found ? [{ schema: pointed.schema, record: found }] : [];
    });

export type ReadMany = (address: string, ids: readonly number[]) => Promise<readonly AnyRecord[]>;

export async function readReferenced(
  registry: Registry,
  place: Place,
  records: readonly AnyRecord[],
  fields: readonly string[],
  read: ReadMany,
): Promise<Referenced> {
  const wanted = new Map<string, Set<number>>();
  for (const record of records)
    for (const field of fields)
      for (const { address, id } of pointedAt(registry, place, record, field))
        wanted.set(address, (wanted.get(address) ?? new Set()).add(id));
  const known = new Map(
    await Promise.all(
      [...wanted].map(async ([address, ids]) => {
        const found = await read(address, [...ids]);
        return [address, new Map(found.map((record) => [Number(record.id), record]))] as const;
      }),
    ),
  );
  return referencedBy(registry, place, ({ address, id }) => known.get(address)?.get(id));
}
