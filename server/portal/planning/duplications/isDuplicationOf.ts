import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { identifier, join, sql, toQuery } from '../../../database/sql';
import type { Tenant } from '../../../tenants';
import { COPIED } from './copies';

/**
 * True if a change set duplicated the slot: all its rows create slots whose copied fields equal those of the slot at
 * that time. Runs two queries, however many rows there are.
 */
export async function isDuplicationOf(
  { database, schema, store }: Pick<Tenant, 'database' | 'schema' | 'store'>,
  changeSet: number,
  slotId: number,
): Promise<boolean> {
  const original = await store.history.before(Creneaux.name, slotId, changeSet);
  if (!original) return false;
  const said = JSON.stringify(original);
  const same = COPIED.map((name) => sql`r.after ->> ${name} is not distinct from ${said}::jsonb ->> ${name}`);
  const query = sql`
    select coalesce(bool_and(r.resource = ${Creneaux.name} and r.action = 'create' and ${join(same, ' and ')}), false) as "isOne"
    from ${identifier(schema, 'change_row')} r where r.change_set = ${changeSet}`;
  const found = await database.pool.query<{ readonly isOne: boolean }>(toQuery(query));
  return found.rows[0]?.isOne === true;
}
