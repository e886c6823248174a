import type pg from 'pg';
import { stampsOf } from '../../../src/resources/records/stamps';
import { targetValues } from '../../../src/resources/language/target';
import { validateRecord } from '../../../src/resources/records/validate';
import { parentIdOf, type StoreContext } from '../storeContext';
import type { Table } from '../tables/table';
import { isEmpty, Outcomes, type Draft } from './drafts';
import { isBelow, lockExisting } from './existing';
import { ranked } from './ranks';
import { numbered } from './sequences';
import { missingReferences } from './references';
import { insertRecords, type NewRecord } from './rows';
import { refused, type Change, type RowOutcome } from './changeTypes';

type Creation = Draft & NewRecord;

/** What is accepted by itself; the rest is refused. */
function readCreations({ schema }: Table, changes: readonly Change[], outcomes: Outcomes): readonly Creation[] {
  return changes.flatMap(({ values: given = {}, programValues, parents }, place) => {
    const { values: read, issues } = validateRecord(schema, given, 'create');
    const stamps = stampsOf(schema, { after: read, now: new Date() });
    const values = { ...read, ...targetValues(schema, read), ...stamps, ...programValues };
    if (isEmpty(issues)) return [{ place, values, merged: values, parents, parentId: parentIdOf(schema, parents) }];
    outcomes.set(place, refused('invalid', issues));
    return [];
  });
}

/** Those whose parent exists, below its own parents; it is kept from deletion until the transaction ends. */
async function withParents(
  context: StoreContext,
  client: pg.ClientBase,
  { schema: { parent } }: Table,
  creations: readonly Creation[],
  outcomes: Outcomes,
): Promise<readonly Creation[]> {
  if (!parent) return creations;
  const ids = new Set(creations.flatMap(({ parentId }) => parentId ?? []));
  const there = await lockExisting(context, client, parent.resource, [...ids]);
  return creations.filter(({ place, parentId = 0, parents = {} }) => {
    const above = there.get(parentId);
    if (above && isBelow(above, parents)) return true;
    outcomes.set(place, refused('notFound'));
    return false;
  });
}

/** Creates records of one resource. @throws what PostgreSQL says of a constraint, {NotBatchable}. */
export async function createAll(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  changes: readonly Change[],
): Promise<readonly RowOutcome[]> {
  const outcomes = new Outcomes(changes.length);
  const read = readCreations(table, changes, outcomes);
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
