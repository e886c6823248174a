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

/** A record that is about to be written. */
export interface Written {
  /** What is written of it. */
  readonly values: Values;
  /** All of it as it will be. */
  readonly merged: Values;
  readonly parents?: Parents | undefined;
}

/** An id that a record holds. */
interface HeldId {
  readonly id: number;
  readonly field: string;
  /** Where inside the field. */
  readonly at: readonly string[];
  readonly resource: string;
  /** The values that the record holds around it, by name. */
  readonly known: Values;
}

/** The ids that `value` holds at the end of `steps`; a list on the way holds them in each of its items. */
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
    // An embedded value in canonical form is an object of its fields.
    const inner = value as Values;
    yield* idsIn(inner[step], rest, [...at, step], { ...known, ...inner });
  }
}

/** Whether a write can make the pointer wrong: by what it points at, or by where that has to be. */
const isTouched = ({ path: [field], resource }: PointingColumn, values: Values): boolean =>
  Object.hasOwn(values, field) || parametersOf(resource).some((parameter) => Object.hasOwn(values, parameter));

function heldIds(
  { registry }: StoreContext,
  { pointers }: Table,
  { values, merged, parents }: Written,
): readonly HeldId[] {
  return (
    pointers
      // What is computed when it is asked for is nowhere to be looked up.
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

/** Whether a record hangs below those that the writer is below, as far as that can be told. */
const belongs = (above: Above, known: Values): boolean =>
  Object.entries(above).every(([parameter, id]) => !Object.hasOwn(known, parameter) || Number(known[parameter]) === id);

/** What is there of all that is pointed at, by resource: one query for each. */
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
 * What is wrong with the references of records that are about to be written, for each of them: `referenceMissing` with
 * the id that no record has, or that belongs to another parent.
 *
 * @throws {NotBatchable} where one of several points at the resource itself and may depend on another one of them.
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
