import type { HoursOf } from '../../../../src/planning/core/simulation/hours';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { TypesCreneau } from '../../../../src/resources/schemas/typesCreneau';
import { quoted, raw, sql, toQuery } from '../../../database/sql';
import type { Tenant } from '../../../tenants';
import { tableAt } from '../../../database/tables/tableAt';

/** ISO 8601; the end is exclusive. */
export interface InstantPeriod {
  readonly from: string;
  readonly to: string;
}

/** Sums the working hours in the real plan, of slots that begin in the period. */
export async function hoursIn(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  of: HoursOf,
  ids: readonly number[],
  { from, to }: InstantPeriod,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const owner = raw(`c.${quoted(of)}`);
  const query = sql`
    select ${owner} as id, sum(extract(epoch from c.fin - c.debut))::float8 / 3600 as hours
    from ${tableAt(tenant, Creneaux)} c join ${tableAt(tenant, TypesCreneau)} t on t.id = c."typeCreneauId"
    where ${owner} = any(${ids}::bigint[]) and c.debut >= ${from}::timestamptz and c.debut < ${to}::timestamptz
      and c."simulationId" is null and c.etat <> 'Annule' and t."compteTravail" is not false
    group by ${owner}`;
  const { rows } = await tenant.database.pool.query<{ id: number; hours: number }>(toQuery(query));
  return new Map(rows.map(({ id, hours }) => [Number(id), Number(hours)]));
}
