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

export interface Snapshot {
  /** Yields all records of a list in order, in batches. Only one list at a time. @throws {InvalidQuery} */
  records(schema: ResourceSchema, query: ListQuery, scope?: ParentScope): AsyncGenerator<readonly StoredRecord[]>;
  /** Returns records in the order of `ids`. Leaves out unknown ids, and records that do not fulfil `limit`. */
  getMany(schema: ResourceSchema, ids: readonly number[], limit?: Condition): Promise<StoredRecord[]>;
}

const BATCH = 1_000;

/** Maximum number of concurrent snapshots: each holds a connection. */
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

/** `work` should only wait for the database: each snapshot holds a connection, and few may be open at a time. */
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
