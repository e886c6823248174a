import type pg from 'pg';
import { EVERYWHERE, type StoreContext } from '../../storeContext';
import type { StoredRecord } from '../../reading/records';
import type { Table } from '../../tables/table';
import { NotBatchable } from '../notBatchable';
import { Outcomes } from '../drafts';
import { lockCascade, type Cascade } from '../ownership';
import { referencesTo } from '../referrers';
import { deleteRecords, lockRecords } from '../rows';
import { refused, type Change, type RowOutcome } from '../changeTypes';
import { changedMeanwhile, differences } from './differences';

/** Owned records added by another person since then: undoing the creation would delete them too. */
const partsSince = (cascade: Cascade, of: Table) =>
  [...cascade].flatMap(([table, { size }]) =>
    table === of || size === 0 ? [] : [{ code: 'referenced', args: { resource: table.stored, count: size } }],
  );

/** Deletes created records if they have not changed since. */
export async function uncreateAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const outcomes = new Outcomes(changes.length);
  const asked = { ids: changes.flatMap(({ id }) => id ?? []), parents: EVERYWHERE } as const;
  const stored = await lockRecords(context, client, table, 'delete', asked);
  const leaving: { readonly place: number; readonly record: StoredRecord }[] = [];
  for (const [place, { id = 0, takesBack }] of changes.entries()) {
    const record = stored.get(id);
    const written = record ? differences(table, takesBack?.after ?? {}, record.values) : [];
    if (!record) outcomes.set(place, { status: 'unchanged', id, version: takesBack?.version ?? 0 });
    else if (written.length > 0) outcomes.set(place, refused('stale', changedMeanwhile(written)));
    else leaving.push({ place, record });
  }
  if (leaving.length === 0) return outcomes.all();
  const cascade = await lockCascade(context, client, table, ...leaving.map(({ record }) => record));
  const blocking = [...partsSince(cascade, table), ...(await referencesTo(context, client, cascade))];
  const others = (cascade.get(table)?.size ?? 0) > leaving.length;
  if (blocking.length > 0 || others) {
    if (leaving.length > 1) throw new NotBatchable();
    const issues = blocking.length > 0 ? blocking : [{ code: 'stale' }];
    for (const { place } of leaving) outcomes.set(place, refused('referenced', { '': issues }));
    return outcomes.all();
  }
  await deleteRecords(
    context,
    client,
    table,
    leaving.map(({ record }) => record.id),
  );
  for (const { place, record } of leaving) {
    const { id, version, values } = record;
    outcomes.set(place, { status: 'deleted', id, version, before: values });
  }
  return outcomes.all();
}
