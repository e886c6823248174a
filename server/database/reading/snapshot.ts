import type pg from 'pg';
import type { Condition } from '../../../src/resources/language/condition';
import type { ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { semaphorePer } from '../changes/semaphore';
import type { ParentScope, StoreContext } from '../storeContext';
import { orderJoin, orderSql } from '../listing/order';
import { selectionOf } from '../listing/selection';
import { sql, toQuery } from '../sql';
import { inTransaction } from '../transaction';
import { getRecords } from './read';
import { recordColumns, toRecord, type Row, type StoredRecord } from './records';
import { where } from './scope';

/** The records of a tenant as they were at one moment. */
export interface Snapshot {
  /** Every record of a list in its order, some at a time; one list after the other. @throws {InvalidQuery} */
  records(schema: ResourceSchema, query: ListQuery, scope?: ParentScope): AsyncGenerator<readonly StoredRecord[]>;
  /** The records with these ids, in this order, of which a condition holds; unknown ones are left out. */
  getMany(schema: ResourceSchema, ids: readonly number[], limit?: Condition): Promise<StoredRecord[]>;
}

/** How many records one question answers. */
const BATCH = 1_000;

/** How many snapshots are read at a time: each has a connection for as long as it lasts. */
const semaphoreOf = semaphorePer(2);

async function* readAll(
  context: StoreContext,
  client: pg.ClientBase,
  schema: ResourceSchema,
  query: ListQuery,
  scope: ParentScope,
): AsyncGenerator<readonly StoredRecord[]> {
  const { table, conditions, order } = selectionOf(context, schema, query, scope);
  const from = sql`from ${context.at(table)} t${orderJoin(context, order)} ${where(conditions)} ${orderSql(order)}`;
  await client.query(toQuery(sql`declare every_record no scroll cursor for select ${recordColumns(table)} ${from}`));
  for (let left = true; left;) {
    const { rows } = await client.query<Row>(`fetch ${BATCH} from every_record`);
    if (rows.length > 0) yield rows.map((row) => toRecord(table, row));
    left = rows.length === BATCH;
  }
  await client.query('close every_record');
}

/**
 * Reads what belongs together as of one moment, whatever is written meanwhile. `work` waits for nothing but the
 * database: a snapshot holds a connection, and a few at most are open at a time.
 */
export const inSnapshot = <Result>(
  context: StoreContext,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> =>
  semaphoreOf(context.pool).take(() =>
    inTransaction(
      context.pool,
      (client) =>
        work({
          records: (schema, query, scope) => readAll(context, client, schema, query, scope),
          getMany: (schema, ids, limit) => getRecords({ ...context, pool: client }, schema, ids, undefined, limit),
        }),
      'isolation level repeatable read read only',
    ),
  );
