import type pg from 'pg';
import type { Issue } from '../../../src/resources/language/kind';
import { parametersOf } from '../../../src/resources/registry/registry';
import { writtenFieldOf } from '../../../src/resources/language/target';
import type { Issues } from '../../../src/resources/records/validate';
import type { Parents, StoreContext } from '../storeContext';
import type { PointingColumn } from '../tables/pointers';
import type { Table } from '../tables/table';
import { NotBatchable } from './notBatchable';
import { lockExisting, type Above } from './existing';
import type { Values } from '../../../src/resources/language/values';

export interface Written {
  readonly values: Values;
  /** All values of the record after the write. */
  readonly merged: Values;
  readonly parents?: Parents | undefined;
}

/** An id in a reference of a record. */
interface HeldId {
  readonly id: number;
  readonly field: string;
  /** Path within the field. */
  readonly at: readonly string[];
  readonly resource: string;
  /** Values of the record around the reference, by name. */
  readonly known: Values;
}

/** Yields the ids in `value` at the path `steps`; follows each item of lists. */
function* idsIn(
  value: unknown,
  steps: readonly string[],
  at: readonly string[],
  known: Values,
): Generator<Pick<HeldId, 'id' | 'at' | 'known'>> {
  if (value === null || value === undefined) return;
  const [step, ...rest] = steps;
  if (step === undefined) {
    for (const id of [value].flat()) yield { id: Number(id), at, known };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* idsIn(item, steps, [...at, String(index)], known);
  } else {
    // The canonical form of an embedded value is an object of its fields.
    const inner = value as Values;
    yield* idsIn(inner[step], rest, [...at, step], { ...known, ...inner });
  }
}

/** Whether a write changes the reference, or the parents that its target must have. */
const isTouched = ({ path: [field], resource }: PointingColumn, values: Values): boolean =>
  Object.hasOwn(values, field) || parametersOf(resource).some((parameter) => Object.hasOwn(values, parameter));

function heldIds(
  { registry }: StoreContext,
  { pointers }: Table,
  { values, merged, parents }: Written,
): readonly HeldId[] {
  return (
    pointers
      // Computed resources have no table to look ids up in.
      .filter((pointer) => isTouched(pointer, values) && !registry.get(pointer.resource).computed)
      .flatMap(({ path: [field, ...steps], resource }) =>
        [...idsIn(merged[field], steps, [], merged)].map((held) => ({
          ...held,
          field,
          resource,
          known: { ...held.known, ...parents },
        })),
      )
  );
}

/** Whether a record is below the writer's parents, as far as these are known. */
const belongs = (above: Above, known: Values): boolean =>
  Object.entries(above).every(([parameter, id]) => !Object.hasOwn(known, parameter) || Number(known[parameter]) === id);

async function lockAll(
  context: StoreContext,
  client: pg.ClientBase,
  held: readonly HeldId[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, Above>>> {
  const ids = new Map<string, Set<number>>();
  for (const { resource, id } of held) ids.set(resource, (ids.get(resource) ?? new Set()).add(id));
  const there = new Map<string, ReadonlyMap<number, Above>>();
  for (const resource of [...ids.keys()].sort())
    there.set(resource, await lockExisting(context, client, resource, [...(ids.get(resource) ?? [])]));
  return there;
}

/**
 * Returns the issues of each record: `referenceMissing` for ids that do not exist or have another parent.
 *
 * @throws {NotBatchable} if a reference may point to another record of the batch
 */
export async function missingReferences(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  records: readonly Written[],
): Promise<readonly Issues[]> {
  const held = records.map((record) => heldIds(context, table, record));
  const there = await lockAll(context, client, held.flat());
  return held.map((ofRecord) => {
    const issues: Record<string, Issue[]> = {};
    for (const { id, field, at, resource, known } of ofRecord) {
      const above = there.get(resource)?.get(id);
      const target = context.table(resource);
      const isMissing = !above || !belongs(above, known);
      if (records.length > 1 && target.stored === table.stored && (isMissing || target.view)) throw new NotBatchable();
      if (!isMissing) continue;
      const issue: Issue = { code: 'referenceMissing', args: { id }, ...(at.length > 0 && { path: at }) };
      (issues[writtenFieldOf(table.schema, field)] ??= []).push(issue);
    }
    return issues;
  });
}
