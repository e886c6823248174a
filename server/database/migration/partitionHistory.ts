import type pg from 'pg';
import { literal, quoted } from '../sql';
import { lockedTransaction, runAlone } from './lockedTransaction';
import { HISTORY_TABLE } from './systemTables';

const BEFORE = 'change_row_before';

/** The end of next month, so that the month cannot change while the table is being converted. */
const BORDER = `select to_char(date_trunc('month', now() at time zone 'UTC') + interval '2 months', 'YYYY-MM-DD"T"00:00:00"Z"')
  as border`;

/** Whether `change_row` is still an unpartitioned table from an older program. */
async function isWhole(client: pg.ClientBase, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ kind: string }>(
    'select relkind as kind from pg_class where oid = to_regclass($1)',
    [quoted(schema, 'change_row')],
  );
  return rows[0]?.kind === 'r';
}

/**
 * Converts `change_row` to partitions by month; the existing table becomes the first one, so no row is moved. Slow
 * steps run concurrently with writes. Can be interrupted and run again. The search path must be the tenant's schema.
 */
export async function partitionHistory(client: pg.ClientBase, schema: string): Promise<void> {
  if (!(await isWhole(client, schema))) return;
  const { rows } = await client.query<{ border: string }>(BORDER);
  const border = literal(rows[0]?.border ?? '');
  for (const statement of [
    'alter table change_row add column if not exists at timestamptz not null default now()',
    'alter table change_row drop constraint if exists change_row_until',
    `alter table change_row add constraint change_row_until check (at < ${border}) not valid`,
    'alter table change_row validate constraint change_row_until',
    'drop index concurrently if exists change_row_before_key',
    'create unique index concurrently change_row_before_key on change_row (change_set, ordinal, at)',
  ])
    await runAlone(client, statement);
  // In the order in which writers lock them.
  const locked = ['change_set', 'change_row'].map((table) => quoted(schema, table));
  await lockedTransaction(client, locked, async () => {
    for (const statement of [
      `alter table change_row rename to ${BEFORE}`,
      `alter index change_row_of rename to ${BEFORE}_of`,
      `alter index change_row_deleted rename to ${BEFORE}_deleted`,
      `alter table ${BEFORE} drop constraint change_row_pkey, drop constraint if exists change_row_change_set_fkey`,
      `alter table ${BEFORE} rename constraint change_row_action_check to change_row_action`,
      HISTORY_TABLE,
      `alter table change_row attach partition ${BEFORE} for values from (minvalue) to (${border})`,
      `alter table ${BEFORE} drop constraint change_row_until`,
    ])
      await client.query(statement);
  });
}
