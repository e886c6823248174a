import { conditionSql } from '../listing/condition';
import type { StoreContext } from '../storeContext';
import { viewCondition } from '../reading/scope';
import { join, raw, sql, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Readable } from './historyTypes';
import { areKnown, valuesThen } from './valuesThen';

/** Turns recorded values into a row, to apply a condition. The parent is the recorded one. */
const recorded = (context: StoreContext, table: Table, values: Sql): Sql =>
  sql`jsonb_populate_record(null::${context.at(table)},
    (${values}) || jsonb_build_object('id', r.row_id, ${SYSTEM_COLUMNS.parent}::text, r.parent_id)) t`;

function conditionOf(context: StoreContext, { schema, condition }: Readable): Sql | undefined {
  const table = context.table(schema.name);
  const shown = viewCondition(table, new Date());
  const parts = [
    ...(condition ? [conditionSql(table, condition, context)] : []),
    // A view's condition may use fields that the view does not show.
    ...(table.view && shown ? [conditionSql(table.view.source, shown, context)] : []),
  ];
  return parts.length > 0 ? join(parts, ' and ') : undefined;
}

/** The reader may see the record of row `r`: before and after the write, and as it is now, if it exists. */
function visibleRow(context: StoreContext, readable: Readable, condition: Sql): Sql {
  const table = context.table(readable.schema.name);
  const then = (column: 'before' | 'after') => {
    const values = valuesThen(context, table, column);
    return sql`(${raw(`r.${column}`)} is null or exists (select 1 from ${recorded(context, table, values)} where ${condition}))`;
  };
  const now = sql`not exists (
    select 1 from ${context.at(table)} t where t.id = r.row_id and not coalesce((${condition}), false))`;
  return sql`(r.resource = ${table.stored} and ${now} and ${areKnown(context, table)}
    and ${then('before')} and ${then('after')})`;
}

/** Whether the reader may see all recorded rows of the resource, and no ids restrict them. */
const isWhole = (context: StoreContext, readable: Readable): boolean =>
  conditionOf(context, readable) === undefined && !readable.ids && !readable.parentIds;

function matchingRow(context: StoreContext, readable: Readable): Sql {
  const { schema, ids, parentIds } = readable;
  const condition = conditionOf(context, readable);
  return sql`(${join(
    [
      condition ? visibleRow(context, readable, condition) : sql`r.resource = ${context.table(schema.name).stored}`,
      ...(ids ? [sql`r.row_id = any(${ids}::bigint[])`] : []),
      ...(parentIds ? [sql`r.parent_id = any(${parentIds}::bigint[])`] : []),
    ],
    ' and ',
  )})`;
}

export function storedNames(
  context: StoreContext,
  readables: readonly Readable[],
  which: 'whole' | 'partly',
): readonly string[] {
  const chosen = readables.filter((readable) => isWhole(context, readable) === (which === 'whole'));
  return [...new Set(chosen.map(({ schema }) => context.table(schema.name).stored))];
}

export function readableRow(context: StoreContext, readables: readonly Readable[]): Sql {
  const whole: string[] = [];
  const partly: Sql[] = [];
  for (const readable of readables) {
    if (isWhole(context, readable)) whole.push(context.table(readable.schema.name).stored);
    else partly.push(matchingRow(context, readable));
  }
  return sql`(${join([sql`r.resource = any(${whole}::text[])`, ...partly], ' or ')})`;
}

export function readableSet(context: StoreContext, readables: readonly Readable[]): Sql {
  const whole = readables.filter((readable) => isWhole(context, readable));
  const partly = readables.filter((readable) => !whole.includes(readable));
  const wrote = (among: readonly Readable[]) => {
    const names = among.map(({ schema }) => context.table(schema.name).stored);
    return sql`exists (select 1 from ${context.system('table_change')} c
      where c.change_set = s.id and c.resource = any(${names}::text[]))`;
  };
  if (partly.length === 0) return wrote(whole);
  const row = sql`select 1 from ${context.system('change_row')} r where r.change_set = s.id`;
  return sql`(${wrote(whole)} or (${wrote(partly)} and exists (${row} and ${readableRow(context, partly)})))`;
}
