import type pg from 'pg';
import { recordIssues } from '../../../src/resources/records/recordIssues';
import { stampsOf } from '../../../src/resources/records/stamps';
import { targetValues } from '../../../src/resources/language/target';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { validateRecord, type Issues } from '../../../src/resources/records/validate';
import type { StoreContext } from '../storeContext';
import type { StoredRecord } from '../reading/records';
import type { Table } from '../tables/table';
import { NotBatchable } from './notBatchable';
import { makesCycle } from './cycles';
import { isEmpty, Outcomes, type Draft } from './drafts';
import { ranked } from './ranks';
import { missingReferences } from './references';
import { changedValues } from '../../../src/resources/records/changedValues';
import { lockRecords, updateRecords } from './rows';
import { refused, type Change, type RowOutcome } from './changeTypes';
import type { Values } from '../../../src/resources/language/values';

export interface Revision extends Draft {
  readonly before: StoredRecord;
  readonly parentId?: number | undefined;
}

/** Issues for fields that cannot change after creation. A key is the record's address. */
export const immutableIssues = ({ fields, key }: ResourceSchema, changed: Values): Issues =>
  Object.fromEntries(
    Object.keys(changed)
      .filter((field) => field === key || fields[field]?.immutable)
      .map((field) => [field, [{ code: 'immutable' }]]),
  );

/** Returns the values to write, or an outcome if there is nothing to do or it is refused. */
function readRevision(
  { schema }: Table,
  change: Change,
  before: StoredRecord | undefined,
): RowOutcome | Omit<Revision, 'place'> {
  if (!before) return refused('notFound');
  const { id, version } = before;
  // Checked before the version, so that a record hidden from the writer is not reported as stale.
  const judged = change.against?.(before, change.values ?? {});
  if (judged?.status === 'refused') return judged;
  if (change.expectedVersion !== undefined && change.expectedVersion !== version) return refused('stale');
  const { values, issues } = validateRecord(schema, judged?.values ?? change.values ?? {}, 'update');
  if (!isEmpty(issues)) return refused('invalid', issues);
  const written = { ...values, ...change.programValues };
  const merging = { ...before.values, ...written };
  const stamps = stampsOf(schema, { before: before.values, after: merging, now: new Date() });
  const filled = { ...stamps, ...targetValues(schema, merging) };
  const changed = changedValues(before.values, { ...values, ...filled, ...change.programValues });
  if (isEmpty(changed)) return { status: 'unchanged', id, version, before: before.values, after: before.values };
  const merged = { ...before.values, ...changed };
  const wrong = { ...recordIssues(schema, merged, before.values), ...immutableIssues(schema, changed) };
  if (!isEmpty(wrong)) return refused('invalid', wrong);
  return { before, values: changed, merged, parents: change.parents, parentId: before.parentId };
}

/** Whether a change writes unique, tree or rank fields, whose validity depends on other changes of the set. */
const dependsOnOthers = ({ indexes, schema }: Table, values: Values): boolean =>
  [
    ...indexes.flatMap(({ uniqueFields }) => uniqueFields ?? []),
    schema.tree?.parent ?? '',
    schema.ranked?.segment ?? '',
  ].some((field) => Object.hasOwn(values, field));

async function withRank(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  revision: Revision,
): Promise<Revision> {
  const { segment, rank } = table.schema.ranked ?? {};
  if (segment === undefined || rank === undefined || !Object.hasOwn(revision.values, segment)) return revision;
  const [given] = await ranked(context, client, table, [{ parentId: revision.parentId, values: revision.merged }]);
  return { ...revision, values: { ...revision.values, [rank]: given?.values[rank] } };
}

const cycleIssues = async (
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  { before: { id }, values }: Revision,
): Promise<Issues> => {
  const field = table.schema.tree?.parent ?? '';
  const above = values[field];
  const isCycle = typeof above === 'number' && (await makesCycle(context, client, table, id, above));
  return isCycle ? { [field]: [{ code: 'cycle' }] } : {};
};

/** Refuses revisions with missing references or cycles. @throws {NotBatchable} if one may depend on another */
export async function acceptedRevisions(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  revisions: readonly Revision[],
  outcomes: Outcomes,
): Promise<readonly Revision[]> {
  if (outcomes.count > 1 && revisions.some(({ values }) => dependsOnOthers(table, values))) throw new NotBatchable();
  const referring = outcomes.refuse(revisions, await missingReferences(context, client, table, revisions));
  const cycles: Issues[] = [];
  for (const revision of referring) cycles.push(await cycleIssues(context, client, table, revision));
  return outcomes.refuse(referring, cycles, 'cycle');
}

/** Writes revisions, grouped into one statement per set of changed fields. @returns the outcomes of all changes */
export async function writeRevisions(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  revisions: readonly Revision[],
  outcomes: Outcomes,
): Promise<readonly RowOutcome[]> {
  const groups = new Map<string, Revision[]>();
  for (const revision of revisions) {
    const fields = JSON.stringify(Object.keys(revision.values).sort());
    const group = groups.get(fields);
    if (group) group.push(revision);
    else groups.set(fields, [revision]);
  }
  for (const group of groups.values()) {
    const rows = group.map(({ before: { id }, values }) => ({ id, values }));
    const written = await updateRecords(context, client, table, rows);
    for (const { place, before } of group) {
      const after = written.get(before.id);
      if (!after) throw new Error(`an update in '${table.schema.name}' answered no record`);
      const { id, version, values } = after;
      outcomes.set(place, { status: 'changed', id, version, before: before.values, after: values });
    }
  }
  return outcomes.all();
}

/** Updates distinct records of one resource below the same parents. @throws as `createAll` */
export async function updateAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const outcomes = new Outcomes(changes.length);
  const asked = { ids: changes.flatMap(({ id }) => id ?? []), parents: changes[0]?.parents };
  const stored = await lockRecords(context, client, table, 'update', asked);
  const read = outcomes.read<Change, Revision>(changes, (change) =>
    readRevision(table, change, stored.get(change.id ?? 0)),
  );
  const revisions: Revision[] = [];
  for (const revision of await acceptedRevisions(context, client, table, read, outcomes))
    revisions.push(await withRank(context, client, table, revision));
  return writeRevisions(context, client, table, revisions, outcomes);
}
