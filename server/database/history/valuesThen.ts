import type { StoreContext } from '../storeContext';
import { raw, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';

/** That a row which a query calls `l` was written after the row `r`, of the same record. */
const IS_LATER = raw(
  'l.resource = r.resource and l.row_id = r.row_id and (l.change_set, l.ordinal) > (r.change_set, r.ordinal)',
);

/**
 * The fields that a record had otherwise after the row `r` than it has now, as an object: what each later write changed
 * first. `{}` where no later write is recorded.
 */
export const changedSince = ({ system }: Pick<StoreContext, 'system'>): Sql =>
  sql`(select coalesce(jsonb_object_agg(e.key, e.value order by l.change_set desc, l.ordinal desc), '{}')
    from ${system('change_row')} l cross join lateral jsonb_each(l.before) e where ${IS_LATER})`;

/**
 * All values of a record before or after the row `r`. An update is recorded with the fields that it changed: the others are
 * what they are now, but for what was changed since.
 */
export function valuesThen(context: StoreContext, table: Table, column: 'before' | 'after'): Sql {
  const recorded = raw(`r.${column}`);
  const now = sql`coalesce((select to_jsonb(n) from ${context.at(table)} n where n.id = r.row_id), '{}')`;
  return sql`case when r.action = 'update' then ${now} || ${changedSince(context)} || ${recorded} else ${recorded} end`;
}

/** That all values of a record are known: it is there, or was deleted since; of creations and deletions they always are. */
export const areKnown = (context: StoreContext, table: Table): Sql =>
  sql`(r.action <> 'update' or exists (select 1 from ${context.at(table)} n where n.id = r.row_id)
    or exists (select 1 from ${context.system('change_row')} l where ${IS_LATER} and l.action = 'delete'))`;

/** One value of a record at the row `r`, as a text: after the write, or before its deletion. */
export function valueThen(context: StoreContext, table: Table, field: string): Sql {
  const recorded = sql`coalesce(r.after, r.before)`;
  const later = sql`select l.before -> ${field}::text from ${context.system('change_row')} l
    where ${IS_LATER} and l.before ? ${field}::text order by l.change_set, l.ordinal limit 1`;
  const now = sql`select to_jsonb(n) -> ${field}::text from ${context.at(table)} n where n.id = r.row_id`;
  return sql`(case when ${recorded} ? ${field}::text then ${recorded} -> ${field}::text
    else coalesce((${later}), (${now})) end #>> '{}')`;
}
