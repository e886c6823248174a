import { FichesIncident } from '../../../src/resources/schemas/incidents';
import { FicheIncidentActions } from '../../../src/resources/schemas/incidentsSuivi';
import type { WriteRules } from '../../database/storeContext';
import { refused, type RowRule } from '../../database/changes/changeTypes';
import { identifier, sql, toQuery } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { tableIn } from '../../database/tables/tableAt';

const PARENT = identifier('a', SYSTEM_COLUMNS.parent);

/** A closed incident has no open actions: neither when it is closed nor later. */
const closingRule: RowRule = {
  resources: [FichesIncident.name, FicheIncidentActions.name],
  async refuses(client, schema, rows) {
    const written = rows.filter(({ after }) => after !== undefined);
    if (written.length === 0) return new Map();
    const idsOf = ({ name }: { readonly name: string }) => [
      ...new Set(written.flatMap(({ resource, id }) => (resource === name ? [id] : []))),
    ];
    const found = await client.query<{ action: number; incident: number }>(
      toQuery(sql`
        select a.id as action, i.id as incident
        from ${tableIn(schema, FicheIncidentActions)} a join ${tableIn(schema, FichesIncident)} i on i.id = ${PARENT}
        where i.etat = 'Cloturee' and a.etat in ('AFaire', 'EnCours')
          and (i.id = any(${idsOf(FichesIncident)}::bigint[]) or a.id = any(${idsOf(FicheIncidentActions)}::bigint[]))`),
    );
    const actions = new Set(found.rows.map(({ action }) => Number(action)));
    const incidents = new Map<number, number>();
    for (const { incident } of found.rows) incidents.set(Number(incident), (incidents.get(Number(incident)) ?? 0) + 1);
    return new Map(
      written.flatMap(({ place, resource, id }) => {
        if (resource === FicheIncidentActions.name)
          return actions.has(id) ? [[place, refused('invalid', { etat: [{ code: 'incidentClosed' }] })] as const] : [];
        const count = incidents.get(id);
        return count === undefined
          ? []
          : [[place, refused('invalid', { etat: [{ code: 'openActions', args: { smart_count: count } }] })] as const];
      }),
    );
  },
};

export const INCIDENT_RULES: Pick<WriteRules, 'rowRules'> = { rowRules: [closingRule] };
