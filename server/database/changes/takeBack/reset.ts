import type pg from 'pg';
import { recordIssues } from '../../../../src/resources/records/recordIssues';
import { EVERYWHERE, type StoreContext } from '../../storeContext';
import type { StoredRecord } from '../../reading/records';
import type { Table } from '../../tables/table';
import { isEmpty, Outcomes } from '../drafts';
import { lockRecords } from '../rows';
import { refused, type Change, type RowOutcome } from '../changeTypes';
import { acceptedRevisions, immutableIssues, writeRevisions, type Revision } from '../update';
import { agree, changedMeanwhile, missingValues, recordedFields } from './differences';

/** Returns the values to restore, or an outcome if there is nothing to do or it is refused. */
function readReset(
  table: Table,
  change: Change,
  record: StoredRecord | undefined,
): RowOutcome | Omit<Revision, 'place'> {
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
    ...recordIssues(table.schema, merged, now, true),
    ...missingValues(table, merged),
    ...immutableIssues(table.schema, values),
  };
  return isEmpty(wrong) ? { before: record, values, merged, parents: change.parents } : refused('invalid', wrong);
}

/** Restores former values field by field. Fields that were not updated keep theirs; later writes conflict. */
export async function resetAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const outcomes = new Outcomes(changes.length);
  const asked = { ids: changes.flatMap(({ id }) => id ?? []), parents: EVERYWHERE } as const;
  const stored = await lockRecords(context, client, table, 'update', asked);
  const read = outcomes.read<Change, Revision>(changes, (change) =>
    readReset(table, change, stored.get(change.id ?? 0)),
  );
  const resets = await acceptedRevisions(context, client, table, read, outcomes);
  return writeRevisions(context, client, table, resets, outcomes);
}
