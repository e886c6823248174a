import { FEWEST_PEOPLE, MOOD_VALUES } from '../../../src/portal/moods';
import { EquipeMembres, Equipes } from '../../../src/resources/schemas/equipes';
import { Humeur } from '../../../src/resources/schemas/opinions';
import type { ApiCall } from '../../http/calls/apiCall';
import { refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { identifier, sql, toQuery } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { tableAt } from '../../database/tables/tableAt';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import type { Tenant } from '../../tenants';

const WEEKS = 26;

interface TeamWeek {
  readonly equipeId: number;
  readonly equipe: string;
  readonly semaine: string;
  readonly moyenne: number;
  readonly personnes: number;
}

/**
 * Computes the average mood of the caller's teams per week, from each person's last mood of each day. Weeks with fewer
 * than `FEWEST_PEOPLE` answers are omitted to keep individuals anonymous.
 */
async function teamMoods(tenant: Tenant, accountId: number): Promise<readonly TeamWeek[]> {
  const at = (resource: { readonly name: string }) => tableAt(tenant, resource);
  const team = (name: string) => identifier(name, SYSTEM_COLUMNS.parent);
  const [moods, values] = [Object.keys(MOOD_VALUES), Object.values(MOOD_VALUES)];
  const { rows } = await tenant.database.pool.query<TeamWeek>(
    toQuery(sql`
      with days as (
        select distinct on (h."utilisateurId", h.date) h."utilisateurId" as person, h.date, v.value
        from ${at(Humeur)} h join unnest(${moods}::text[], ${values}::integer[]) v(mood, value) on v.mood = h.humeur
        where h.date > current_date - ${WEEKS * 7}::integer and h.date <= current_date
        order by h."utilisateurId", h.date, h.id desc
      ), people as (
        select ${team('m')} as team, to_char(d.date, 'IYYY-"W"IW') as week, d.person, avg(d.value) as value
        from ${at(EquipeMembres)} m join days d on d.person = m."membreId"
        where ${team('m')} in (select ${team('o')} from ${at(EquipeMembres)} o where o."membreId" = ${accountId})
        group by 1, 2, 3
      )
      select e.id as "equipeId", e.libelle as equipe, p.week as semaine, avg(p.value)::float8 as moyenne,
        count(*)::integer as personnes
      from people p join ${at(Equipes)} e on e.id = p.team
      group by 1, 2, 3 having count(*) >= ${FEWEST_PEOPLE}::integer order by 2, 1, 3`),
  );
  return rows.map((row) => ({ ...row, equipeId: Number(row.equipeId) }));
}

/** The mood of the caller's teams (extension `feedback`). */
export const teamMoodCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/Humeur/equipes',
      operationId: 'humeur.teams',
      tag: Humeur.label.many,
      access: 'session',
      extension: true,
      summary: [
        'Humeur moyenne de vos équipes, par semaine, où cinq personnes au moins ont répondu',
        'Average mood of your teams by week, where at least five people answered',
        'Durchschnittliche Stimmung Ihrer Teams pro Woche, wenn mindestens fünf Personen geantwortet haben',
        'Humor médio das suas equipas por semana, quando responderam pelo menos cinco pessoas',
      ],
      refusals: [400],
      response: shape.arrayOf(
        shape.object({
          equipeId: shape.id,
          equipe: shape.text,
          semaine: shape.text,
          moyenne: { type: 'number', minimum: 1, maximum: 5 },
          personnes: { type: 'integer', minimum: FEWEST_PEOPLE },
        }),
      ),
    },
    async handle(request) {
      refuseQuery(request);
      const { viewedBy, accountId } = sessionOf(request);
      // Moods are private, so viewing the portal as another person shows none.
      return viewedBy ? [] : teamMoods(tenantOf(request), Number(accountId));
    },
  },
];
