import type { StoreContext } from '../storeContext';
import { raw, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';

/** Condition that row `l` is a later write of the same record as row `r`. */
const IS_LATER = raw(
  'l.resource = r.resource and l.row_id = r.row_id and (l.change_set, l.ordinal) > (r.change_set, r.ordinal)',
);

/** The fields changed since row `r`, with their values right after it, as JSON; `{}` if there is no later write. */
export const changedSince = ({ system }: Pick<StoreContext, 'system'>): Sql =>
  sql`(select coalesce(jsonb_object_agg(e.key, e.value order by l.change_set desc, l.ordinal desc), '{}')
    from ${system('change_row')} l cross join lateral jsonb_each(l.before) e where ${IS_LATER})`;

/** An update records only changed fields; the others come from the current record, corrected by later changes. */
export function valuesThen(context: StoreContext, table: Table, column: 'before' | 'after'): Sql {
  const recorded = raw(`r.${column}`);
  const now = sql`coalesce((select to_jsonb(n) from ${context.at(table)} n where n.id = r.row_id), '{}')`;
  return sql`case when r.action = 'update' then ${now} || ${changedSince(context)} || ${recorded} else ${recorded} end`;
}

/** Whether the values at row `r` can be reconstructed: not if an updated record is gone without a trace. */
export const areKnown = (context: StoreContext, table: Table): Sql =>
  sql`(r.action <> 'update' or exists (select 1 from ${context.at(table)} n where n.id = r.row_id)
    or exists (select 1 from ${context.system('change_row')} l where ${IS_LATER} and l.action = 'delete'))`;

/** The value of a field at row `r` as text: after the write, or before a deletion. */
export function valueThen(context: StoreContext, table: Table, field: string): Sql {
  const recorded = sql`coalesce(r.after, r.before)`;
  const later = sql`select l.before -> ${field}::text from ${context.system('change_row')} l
    where ${IS_LATER} and l.before ? ${field}::text order by l.change_set, l.ordinal limit 1`;
  const now = sql`select to_jsonb(n) -> ${field}::text from ${context.at(table)} n where n.id = r.row_id`;
  return sql`(case when ${recorded} ? ${field}::text then ${recorded} -> ${field}::text
    else coalesce((${later}), (${now})) end #>> '{}')`;
}
