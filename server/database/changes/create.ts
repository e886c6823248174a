import type pg from 'pg';
import { stampsOf } from '../../../src/resources/records/stamps';
import { targetValues } from '../../../src/resources/language/target';
import { validateRecord } from '../../../src/resources/records/validate';
import { parentIdOf, type StoreContext } from '../storeContext';
import type { Table } from '../tables/table';
import { isEmpty, Outcomes, type Draft } from './drafts';
import { withParents } from './existing';
import { ranked } from './ranks';
import { numbered } from './sequences';
import { missingReferences } from './references';
import { insertRecords, type NewRecord } from './rows';
import { refused, type Change, type RowOutcome } from './changeTypes';

type Creation = Draft & NewRecord;

function readCreation({ schema }: Table, { values: given = {}, programValues, parents }: Change) {
  const { values: read, issues } = validateRecord(schema, given, 'create');
  const stamps = stampsOf(schema, { after: read, now: new Date() });
  const values = { ...read, ...targetValues(schema, read), ...stamps, ...programValues };
  if (!isEmpty(issues)) return refused('invalid', issues);
  return { values, merged: values, parents, parentId: parentIdOf(schema, parents) };
}

/** Creates records of one resource. @throws the error of a violated constraint, {NotBatchable} */
export async function createAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const outcomes = new Outcomes(changes.length);
  const read = outcomes.read<Change, Creation>(changes, (change) => readCreation(table, change));
  const placed = await withParents(context, client, table, read, outcomes);
  const accepted = outcomes.refuse(placed, await missingReferences(context, client, table, placed));
  const creations = await numbered(context, client, table, await ranked(context, client, table, accepted));
  const inserted = await insertRecords(context, client, table, creations);
  for (const [index, { place }] of creations.entries()) {
    const after = inserted[index];
    if (!after) throw new Error(`a creation in '${table.schema.name}' answered no record`);
    outcomes.set(place, { status: 'created', id: after.id, version: after.version, after: after.values });
  }
  return outcomes.all();
}
