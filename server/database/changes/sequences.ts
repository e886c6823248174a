import type pg from 'pg';
import type { Sequence } from '../../../src/resources/language/sequence';
import { sequencesOf, sequenceValue, yearOfSequence } from '../../../src/resources/records/sequences';
import type { StoreContext } from '../storeContext';
import { sql, toQuery } from '../sql';
import type { Table } from '../tables/table';
import type { NewRecord } from './rows';

/** Distinguishes these counters from those of ranks, whose segments are field values. */
const counterName = (field: string, year: number | undefined): string => `sequence ${field} ${year ?? ''}`;

/**
 * Reserves numbers without gaps: the counter stays locked until the transaction ends, and a rollback returns them.
 *
 * @returns the first number
 */
async function takeNumbers(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  counter: { readonly parentId: number | undefined; readonly name: string; readonly count: number },
): Promise<number> {
  const { parentId = 0, name, count } = counter;
  const query = sql`
    insert into ${context.system('rank_counter')} as c (resource, parent_id, segment, next)
    values (${table.stored}, ${parentId}, ${name}, 1 + ${count}::integer)
    on conflict (resource, parent_id, segment) do update set next = c.next + ${count}::integer
    returning c.next - ${count}::integer as first`;
  const { rows } = await client.query<{ first: number }>(toQuery(query));
  return Number(rows[0]?.first ?? 1);
}

async function numberedBy<Given extends NewRecord>(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  [field, sequence]: readonly [string, Sequence],
  records: readonly Given[],
): Promise<readonly Given[]> {
  const now = new Date();
  const counters = new Map<string, { parentId: number | undefined; year: number | undefined; places: number[] }>();
  for (const [place, { parentId, values }] of records.entries()) {
    const year = yearOfSequence(sequence, values, now);
    const key = `${parentId ?? ''} ${year ?? ''}`;
    const counter = counters.get(key) ?? { parentId, year, places: [] };
    counter.places.push(place);
    counters.set(key, counter);
  }
  const numbers = new Map<number, number | string>();
  // In key order, so that two writers of several counters do not deadlock.
  for (const [, { parentId, year, places }] of [...counters].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const counter = { parentId, name: counterName(field, year), count: places.length };
    const first = await takeNumbers(context, client, table, counter);
    for (const [index, place] of places.entries()) numbers.set(place, sequenceValue(sequence, first + index, year));
  }
  return records.map((record, place) => ({ ...record, values: { ...record.values, [field]: numbers.get(place) } }));
}

export async function numbered<Given extends NewRecord>(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  records: readonly Given[],
): Promise<readonly Given[]> {
  let result = records;
  for (const sequence of sequencesOf(table.schema.fields))
    result = await numberedBy(context, client, table, sequence, result);
  return result;
}
