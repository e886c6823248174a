import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { kindOf } from '../../../src/resources/fields/kinds';
import { EVERYWHERE, type Parents, type ReadContext, type ParentScope, type StoreContext } from '../storeContext';
import { identifier, raw, sql, toQuery, type Sql } from '../sql';
import { FOLD } from '../migration/sharedFunctions';
import type { Condition } from '../../../src/resources/language/condition';
import { conditionSql } from '../listing/condition';
import { recordColumns, toRecord, toParameter, type Row, type StoredRecord } from './records';
import { scopeConditions, where } from './scope';

async function select(
  context: ReadContext,
  schema: ResourceSchema,
  conditions: readonly Sql[],
  rest = sql``,
): Promise<StoredRecord[]> {
  const table = context.table(schema.name);
  const query = sql`select ${recordColumns(table)} from ${context.at(table)} t ${where(conditions)} ${rest}`;
  const { rows } = await context.pool.query<Row>(toQuery(query));
  return rows.map((row) => toRecord(table, row));
}

/** Undefined if there is no record with this id below these parents. */
export async function getRecord(
  context: StoreContext,
  schema: ResourceSchema,
  id: number,
  parents?: Parents,
): Promise<StoredRecord | undefined> {
  const [record] = await select(context, schema, [sql`t.id = ${id}`, ...scopeConditions(context, schema, parents)]);
  return record;
}

/** Returns records in the order of `ids`. Leaves out unknown ids, and records that do not fulfil `limit`. */
export async function getRecords(
  context: ReadContext,
  schema: ResourceSchema,
  ids: readonly number[],
  parents?: ParentScope,
  limit?: Condition,
): Promise<StoredRecord[]> {
  const records = await select(context, schema, [
    sql`t.id = any(${ids}::bigint[])`,
    ...scopeConditions(context, schema, parents),
    ...(limit ? [conditionSql(context.table(schema.name), limit, context)] : []),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Text compares without case and accents, but an exact match wins. Undefined if the value is invalid for the field.
 *
 * @throws {Error} if the field is not declared
 */
export async function findRecordBy(
  context: StoreContext,
  schema: ResourceSchema,
  field: string,
  value: unknown,
  parents?: Parents,
): Promise<StoredRecord | undefined> {
  const column = context.table(schema.name).columns.find((one) => one.field === field);
  const spec = schema.fields[field];
  if (!column || !spec) throw new Error(`'${field}' is not a field of '${schema.name}'`);
  const name = identifier('t', field);
  const scope = scopeConditions(context, schema, parents ?? EVERYWHERE);
  if (column.type === 'text') {
    const [fold, text] = [raw(FOLD), String(value)];
    const [record] = await select(
      context,
      schema,
      [sql`${fold}(${name}) = ${fold}(${text})`, ...scope],
      sql`order by ${name} = ${text} desc, t.id limit 1`,
    );
    return record;
  }
  const read = kindOf(spec).parse(value, spec);
  if (!read.ok) return undefined;
  const parameter = toParameter(read.value, column.type);
  const [record] = await select(context, schema, [sql`${name} = ${parameter}`, ...scope], sql`order by t.id limit 1`);
  return record;
}
