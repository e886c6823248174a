import { ruleOf } from '../../../src/resources/access/access';
import { Avis, AvisDonnes } from '../../../src/resources/schemas/opinions';
import type { ApiCall } from '../../http/calls/apiCall';
import { refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { sql, toQuery } from '../../database/sql';
import { tableAt } from '../../database/tables/tableAt';
import { tenantOf } from '../../http/tenantOf';

/** Two years, so that each month can be compared with the one a year before. */
const MONTHS = 24;

/** The average score per month (extension `feedback`). */
export const opinionStatisticsCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/Avis/moyennes',
      operationId: 'avis.averages',
      tag: Avis.label.many,
      access: ruleOf(Avis, 'list'),
      extension: true,
      summary: [
        'Moyenne des notes, mois par mois',
        'Average of the scores, month by month',
        'Durchschnitt der Bewertungen, Monat für Monat',
        'Média das notas, mês a mês',
      ],
      refusals: [400, 403],
      response: shape.arrayOf(
        shape.object({ mois: shape.text, moyenne: { type: 'number', minimum: 0, maximum: 10 }, nombre: shape.count }),
      ),
    },
    async handle(request) {
      refuseQuery(request);
      const tenant = tenantOf(request);
      const { rows } = await tenant.database.pool.query<{ mois: string; moyenne: number; nombre: number }>(
        toQuery(sql`select to_char(date, 'YYYY-MM') as mois, avg(avis)::float8 as moyenne, count(*)::integer as nombre
          from ${tableAt(tenant, AvisDonnes)}
          where date > date_trunc('month', current_date) - make_interval(months => ${MONTHS}::integer)
          group by 1 order by 1`),
      );
      return rows;
    },
  },
];
