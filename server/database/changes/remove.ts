import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import type { StoredRecord } from '../reading/records';
import type { Table } from '../tables/table';
import { NotBatchable } from './notBatchable';
import { Outcomes } from './drafts';
import { deletionOrder, lockCascade, type Cascade } from './ownership';
import { referencesTo } from './referrers';
import { deleteRecords, lockRecords } from './rows';
import { refused, type Change, type OwnedDeletion, type Refusal, type RowOutcome } from './changeTypes';

/** @returns the deleted records that were not requested themselves, in order of deletion */
async function deleteCascade(
  context: StoreContext,
  client: pg.ClientBase,
  cascade: Cascade,
  isAsked: (table: Table, id: number) => boolean,
): Promise<readonly OwnedDeletion[]> {
  const owned: OwnedDeletion[] = [];
  for (const table of deletionOrder(cascade)) {
    const records = [...(cascade.get(table)?.values() ?? [])];
    await deleteRecords(
      context,
      client,
      table,
      records.map(({ id }) => id),
    );
    for (const { id, version, values, parentId } of records) {
      if (isAsked(table, id)) continue;
      const parent = parentId === undefined ? {} : { parentId };
      owned.push({ resource: table.stored, id, version, before: values, ...parent });
    }
  }
  return owned;
}

function readRemoval(change: Change, before: StoredRecord | undefined): Refusal | StoredRecord {
  if (!before) return refused('notFound');
  // Checked before the version, so that a record hidden from the writer is not reported as stale.
  const judged = change.against?.(before, {});
  if (judged?.status === 'refused') return judged;
  const isStale = change.expectedVersion !== undefined && change.expectedVersion !== before.version;
  return isStale ? refused('stale') : before;
}

async function removeOne(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  { id, version, values }: StoredRecord,
  cascade: Cascade,
): Promise<RowOutcome> {
  const blocking = await referencesTo(context, client, cascade);
  if (blocking.length > 0) return refused('referenced', { '': blocking });
  const owned = await deleteCascade(context, client, cascade, (of, other) => of === table && other === id);
  return { status: 'deleted', id, version, before: values, ...(owned.length > 0 && { owned }) };
}

/** Whether records of a table can reference each other, so that the order of deletion matters. */
const pointsAtItself = ({ pointers, stored }: Table, { registry }: StoreContext): boolean =>
  pointers.some(({ resource }) => (registry.get(resource).view?.resource ?? resource) === stored);

/**
 * Deletes distinct records below the same parents, with the records that they own.
 *
 * @throws the error of a violated constraint; {NotBatchable} if several own records or one is referenced
 */
export async function removeAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const isOne = changes.length === 1;
  if (!isOne && pointsAtItself(table, context)) throw new NotBatchable();
  const outcomes = new Outcomes(changes.length);
  const asked = { ids: changes.flatMap(({ id }) => id ?? []), parents: changes[0]?.parents };
  const stored = await lockRecords(context, client, table, 'delete', asked);
  const removed = changes.flatMap((change, place) => {
    const read = readRemoval(change, stored.get(change.id ?? 0));
    if (!('status' in read)) return [{ place, record: read }];
    outcomes.set(place, read);
    return [];
  });
  const records = removed.map(({ record }) => record);
  const [first] = removed;
  if (!first) return outcomes.all();
  const cascade = await lockCascade(context, client, table, ...records);
  if (isOne) {
    outcomes.set(first.place, await removeOne(context, client, table, first.record, cascade));
    return outcomes.all();
  }
  const haveParts = cascade.size > 1 || cascade.get(table)?.size !== records.length;
  if (haveParts || (await referencesTo(context, client, cascade)).length > 0) throw new NotBatchable();
  await deleteCascade(context, client, cascade, () => true);
  for (const { place, record } of removed) {
    const { id, version, values } = record;
    outcomes.set(place, { status: 'deleted', id, version, before: values });
  }
  return outcomes.all();
}
