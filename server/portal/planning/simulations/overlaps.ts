import { LONGEST_SLOT } from '../../../../src/planning/core/checks/shape';
import type { SimulationConflict } from '../../../../src/planning/core/simulation/conflicts';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { raw, sql, toQuery } from '../../../database/sql';
import type { Tenant } from '../../../tenants';
import { tableAt } from '../../../database/tables/tableAt';

const MOST = 500;

/** Finds rows of a simulation that overlap a real slot of the same person which the simulation keeps. */
export async function overlapsOf(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  simulationId: number,
): Promise<readonly SimulationConflict[]> {
  const slots = tableAt(tenant, Creneaux);
  const longest = raw(`interval '${LONGEST_SLOT / 1000} seconds'`);
  const query = sql`
    select r.id, min(o.id) as other from ${slots} r
    join lateral (
      select c.id from ${slots} c
      where c."salarieId" = r."salarieId" and c.debut < r.fin and c.debut > r.debut - ${longest} and c.fin > r.debut
        and c."simulationId" is null and c.etat <> 'Annule'
        and not exists (select from ${slots} x where x."simulationId" = ${simulationId} and x."origineId" = c.id)
      offset 0
    ) o on true
    where r."simulationId" = ${simulationId} and r.retire is not true and r.etat <> 'Annule'
    group by r.id order by r.id limit ${MOST}`;
  const { rows } = await tenant.database.pool.query<{ id: number; other: number }>(toQuery(query));
  return rows.map(({ id, other }) => ({
    creneauId: Number(id),
    code: 'overlap',
    bloquant: false,
    autreId: Number(other),
  }));
}
