import type pg from 'pg';
import { recordIssues } from '../../../../src/resources/records/recordIssues';
import type { Issues } from '../../../../src/resources/records/validate';
import { EVERYWHERE, type StoreContext } from '../../storeContext';
import type { StoredRecord } from '../../reading/records';
import type { Table } from '../../tables/table';
import { NotBatchable } from '../notBatchable';
import { isEmpty, Outcomes, type Draft } from '../drafts';
import { missingReferences } from '../references';
import { lockRecords } from '../rows';
import { refused, type Change, type RowOutcome } from '../changeTypes';
import { cycleIssues, dependsOnOthers, immutableIssues, writeRevisions } from '../update';
import { agree, changedMeanwhile, missingValues, recordedFields } from './differences';

interface Reset extends Draft {
  readonly before: StoredRecord;
}

/** What one change would give back, or what came of it already. */
function readReset(table: Table, change: Change, record: StoredRecord | undefined): RowOutcome | Omit<Reset, 'place'> {
  const { before = {}, after = {} } = change.takesBack ?? {};
  if (!record) return refused('notFound');
  const { id, version, values: now } = record;
  const written = recordedFields(table, before).filter((field) => !agree(field, before, after));
  const open = written.filter((field) => !agree(field, before, now));
  const conflicts = open.filter((field) => !agree(field, after, now));
  if (conflicts.length > 0) return refused('stale', changedMeanwhile(conflicts));
  if (open.length === 0) return { status: 'unchanged', id, version, before: now, after: now };
  const values = Object.fromEntries(open.map((field) => [field, before[field] ?? null]));
  const merged = { ...now, ...values };
  // A field may have become immutable since it was written.
  const wrong = {
    ...recordIssues(table.schema, merged),
    ...missingValues(table, merged),
    ...immutableIssues(table.schema, values),
  };
  return isEmpty(wrong) ? { before: record, values, merged, parents: change.parents } : refused('invalid', wrong);
}

/**
 * Gives what was changed its former values, field by field: fields that the change did not write stay as they are now,
 * and one that has been written since is a conflict.
 */
export async function resetAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const outcomes = new Outcomes(changes.length);
  const asked = { ids: changes.flatMap(({ id }) => id ?? []), parents: EVERYWHERE } as const;
  const stored = await lockRecords(context, client, table, 'update', asked);
  const read = changes.flatMap((change, place): Reset[] => {
    const reset = readReset(table, change, stored.get(change.id ?? 0));
    if (!('status' in reset)) return [{ ...reset, place }];
    outcomes.set(place, reset);
    return [];
  });
  if (changes.length > 1 && read.some(({ values }) => dependsOnOthers(table, values))) throw new NotBatchable();
  const placed = outcomes.refuse(read, await missingReferences(context, client, table, read));
  const cycles: Issues[] = [];
  for (const reset of placed) cycles.push(await cycleIssues(context, client, table, reset));
  const resets = outcomes.refuse(placed, cycles, 'cycle');
  const written = await writeRevisions(context, client, table, resets);
  for (const { place, before } of resets) {
    const after = written.get(before.id);
    if (!after) throw new Error(`a reset in '${table.schema.name}' answered no record`);
    const { id, version, values } = after;
    outcomes.set(place, { status: 'changed', id, version, before: before.values, after: values });
  }
  return outcomes.all();
}
