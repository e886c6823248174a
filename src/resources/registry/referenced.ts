import { kindOf } from '../fields/kinds';
import type { Registry } from './registry';
import { targetAddress } from './targetAddress';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

/** Whether a field points at other records. */
export function isReference({ fields }: Pick<ResourceSchema, 'fields'>, name: string): boolean {
  const spec = fields[name];
  return spec !== undefined && kindOf(spec).reference !== undefined;
}

/** A record that a field points at, with its declaration. */
interface ReferencedRecord {
  readonly schema: ResourceSchema;
  readonly record: AnyRecord;
}

/** What is known of the records that a reference field of a record points at. */
export type Referenced = (record: AnyRecord, field: string) => readonly ReferencedRecord[];

export const NOTHING_KNOWN: Referenced = () => [];

/** A record that is pointed at, by where it is read. */
export interface PointedAt {
  readonly address: string;
  readonly schema: ResourceSchema;
  readonly id: number;
}

/** The collection that a record belongs to. */
export interface Place {
  readonly schema: Pick<ResourceSchema, 'fields'>;
  /** The ids of the records that it hangs below, by the parameters of its name. */
  readonly parents: Readonly<Record<string, unknown>>;
}

/** The records that a field of a record points at; none for other fields, and where their collection is not known. */
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

/** The same as a question about any record, answered from what `find` knows. */
export const referencedBy =
  (registry: Registry, place: Place, find: (pointed: PointedAt) => AnyRecord | undefined): Referenced =>
  (record, field) =>
    pointedAt(registry, place, record, field).flatMap((pointed) => {
      const found = find(pointed);
      return found ? [{ schema: pointed.schema, record: found }] : [];
    });

/** Reads records of one collection by their ids; those that do not exist are left out. */
export type ReadMany = (address: string, ids: readonly number[]) => Promise<readonly AnyRecord[]>;

/** Reads what these fields of records point at, with one call for each collection. */
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
