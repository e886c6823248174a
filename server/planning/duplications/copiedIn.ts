import { Creneaux } from '../../../src/resources/schemas/creneaux';
import { identifier, join, sql, toQuery } from '../../database/sql';
import type { Tenant } from '../../tenants';
import { COPIED } from './copies';

/**
 * Whether a change set is a duplication of a slot: all of its rows are new slots that say what the slot said then, besides
 * when and whose they are. One statement, however many rows there are.
 */
export async function isDuplicationOf(
  { database, schema }: Pick<Tenant, 'database' | 'schema'>,
  changeSet: number,
  slotId: number,
): Promise<boolean> {
  const rows = identifier(schema, 'change_row');
  const same = COPIED.map((name) => sql`r.after ->> ${name} is not distinct from o.after ->> ${name}`);
  const query = sql`
    with original as (
      select o.after from ${rows} o
      where o.resource = ${Creneaux.name} and o.row_id = ${slotId} and o.change_set < ${changeSet} and o.after is not null
      order by o.change_set desc, o.ordinal desc limit 1)
    select coalesce(bool_and(r.resource = ${Creneaux.name} and r.action = 'create' and ${join(same, ' and ')}), false) as "isOne"
    from ${rows} r, original o where r.change_set = ${changeSet}`;
  const found = await database.pool.query<{ readonly isOne: boolean }>(toQuery(query));
  return found.rows[0]?.isOne === true;
}
