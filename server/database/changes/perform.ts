import type pg from 'pg';
import { validateRecord } from '../../../src/resources/validate';
import { parentIdOf, type StoreContext } from '../context';
import type { Table } from '../tables/table';
import { makesCycle } from './cycles';
import { missingReferences, parentExists } from './references';
import { referencesTo } from './referrers';
import { changedValues, deleteRecord, insertRecord, lockRecord, updateRecord } from './rows';
import { refused, type Change, type RowOutcome } from './types';

const isEmpty = (issues: Readonly<Record<string, unknown>>): boolean => Object.keys(issues).length === 0;

async function create(context: StoreContext, client: pg.ClientBase, table: Table, change: Change): Promise<RowOutcome> {
  const { values, issues } = validateRecord(table.schema, change.values ?? {}, 'create');
  if (!isEmpty(issues)) return refused('invalid', issues);
  const parentId = parentIdOf(table.schema, change.parents);
  if (parentId !== undefined && !(await parentExists(context, client, table, parentId))) return refused('notFound');
  const missing = await missingReferences(context, client, table, values);
  if (!isEmpty(missing)) return refused('invalid', missing);
  const after = await insertRecord(context, client, table, values, parentId);
  return { status: 'created', id: after.id, version: after.version, after: after.values };
}

async function update(context: StoreContext, client: pg.ClientBase, table: Table, change: Change): Promise<RowOutcome> {
  const before = await lockRecord(context, client, table, change);
  if (!before) return refused('notFound');
  if (change.expectedVersion !== undefined && change.expectedVersion !== before.version) return refused('stale');
  const { values, issues } = validateRecord(table.schema, change.values ?? {}, 'update');
  if (!isEmpty(issues)) return refused('invalid', issues);
  const changed = changedValues(before.values, values);
  const { id, version } = before;
  if (isEmpty(changed)) return { status: 'unchanged', id, version, before: before.values, after: before.values };
  const missing = await missingReferences(context, client, table, changed);
  if (!isEmpty(missing)) return refused('invalid', missing);
  const parentField = table.schema.tree?.parent ?? '';
  const above = changed[parentField];
  if (typeof above === 'number' && (await makesCycle(context, client, table, id, above))) {
    return refused('cycle', { [parentField]: [{ code: 'cycle' }] });
  }
  const after = await updateRecord(context, client, table, id, changed);
  return { status: 'changed', id, version: after.version, before: before.values, after: after.values };
}

async function remove(context: StoreContext, client: pg.ClientBase, table: Table, change: Change): Promise<RowOutcome> {
  const before = await lockRecord(context, client, table, change);
  if (!before) return refused('notFound');
  if (change.expectedVersion !== undefined && change.expectedVersion !== before.version) return refused('stale');
  const pointing = await referencesTo(context, client, table, before.id);
  if (pointing.length > 0) return refused('referenced', { '': pointing });
  await deleteRecord(context, client, table, before.id);
  return { status: 'deleted', id: before.id, version: before.version, before: before.values };
}

const ACTIONS = { create, update, delete: remove } as const;

/**
 * Validates one change and writes it, within a transaction that the caller commits. Constraint errors are the caller's.
 */
export const perform = (context: StoreContext, client: pg.ClientBase, change: Change): Promise<RowOutcome> =>
  ACTIONS[change.action](context, client, context.table(change.resource), change);
