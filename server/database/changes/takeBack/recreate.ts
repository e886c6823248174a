import type pg from 'pg';
import { validateRecord } from '../../../../src/resources/records/validate';
import { EVERYWHERE, parentIdOf, type StoreContext } from '../../storeContext';
import { recordColumns, toRecord, type Row, type StoredRecord } from '../../reading/records';
import { identifier, join, sql, toQuery } from '../../sql';
import { SYSTEM_COLUMNS } from '../../tables/systemColumns';
import type { Table } from '../../tables/table';
import { NotBatchable } from '../notBatchable';
import { isEmpty, Outcomes, type Draft } from '../drafts';
import { withParents } from '../existing';
import { missingReferences } from '../references';
import { lockRecords, rowset } from '../rows';
import { refused, type Change, type RowOutcome } from '../changeTypes';
import { changedMeanwhile, differences, missingValues, recordedFields } from './differences';

interface Recreation extends Draft {
  readonly id: number;
  readonly version: number;
  readonly parentId: number | undefined;
}

/** Returns the record to restore, or an outcome if there is nothing to do or it is refused. */
function readRecreation(
  table: Table,
  { id = 0, parents, takesBack }: Change,
  stored: StoredRecord | undefined,
): RowOutcome | Omit<Recreation, 'place'> {
  const { before = {}, version = 0 } = takesBack ?? {};
  if (stored) {
    const written = differences(table, before, stored.values);
    if (written.length > 0) return refused('stale', changedMeanwhile(written));
    return { status: 'unchanged', id, version: stored.version, before: stored.values, after: stored.values };
  }
  const fields = recordedFields(table, before);
  const recorded = Object.fromEntries(fields.map((field) => [field, before[field] ?? null]));
  // Fields declared since then get their initial values.
  const initial = fields.length < table.columns.length ? validateRecord(table.schema, {}, 'create').values : {};
  const values = { ...initial, ...recorded };
  const wrong = missingValues(table, values);
  if (!isEmpty(wrong)) return refused('invalid', wrong);
  return { id, version: version + 1, values, merged: values, parents, parentId: parentIdOf(table.schema, parents) };
}

/** Inserts records with their former ids. @returns the records whose id was still free, by id */
async function insertAgain(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  drafts: readonly Recreation[],
): Promise<ReadonlyMap<number, StoredRecord>> {
  if (drafts.length === 0) return new Map();
  const system = ['id', SYSTEM_COLUMNS.version, ...(table.schema.parent ? [SYSTEM_COLUMNS.parent] : [])];
  const names = [...system, ...table.columns.map(({ field }) => field)];
  const rows = drafts.map(({ id, version, parentId, values }) => ({
    ...values,
    id,
    [SYSTEM_COLUMNS.version]: version,
    [SYSTEM_COLUMNS.parent]: parentId ?? null,
  }));
  const source = rowset(rows, 'id bigint, _version integer, _parent bigint', table.columns);
  const query = sql`
    insert into ${context.at(table)} as t (${join(names.map((name) => identifier(name)))})
    select ${join(names.map((name) => identifier('r', name)))} from ${source}
    on conflict (id) do nothing returning ${recordColumns(table)}`;
  const inserted = await client.query<Row>(toQuery(query));
  return new Map(inserted.rows.map((row) => toRecord(table, row)).map((record) => [record.id, record]));
}

/** Restores deleted records with their former ids and values; the version continues. */
export async function recreateAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const outcomes = new Outcomes(changes.length);
  const asked = { ids: changes.flatMap(({ id }) => id ?? []), parents: EVERYWHERE } as const;
  const stored = await lockRecords(context, client, table, 'update', asked);
  const read = outcomes.read<Change, Recreation>(changes, (change) =>
    readRecreation(table, change, stored.get(change.id ?? 0)),
  );
  const placed = await withParents(context, client, table, read, outcomes, (id) => ({
    '': [{ code: 'referenceMissing', args: { id } }],
  }));
  const accepted = outcomes.refuse(placed, await missingReferences(context, client, table, placed));
  const inserted = await insertAgain(context, client, table, accepted);
  // Another writer restored one of them concurrently.
  if (changes.length > 1 && inserted.size < accepted.length) throw new NotBatchable();
  for (const { place, id } of accepted) {
    const after = inserted.get(id);
    outcomes.set(
      place,
      after ? { status: 'created', id, version: after.version, after: after.values } : refused('stale'),
    );
  }
  return outcomes.all();
}
