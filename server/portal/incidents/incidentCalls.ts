import { operationRuleOf } from '../../../src/resources/access/access';
import { FichesIncident } from '../../../src/resources/schemas/incidents';
import type { ApiCall } from '../../http/calls/apiCall';
import { refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { visibleCondition } from '../../http/resources/visibleRecords';
import { tenantOf } from '../../http/tenantOf';
import { incidentStatistics } from './incidentStatistics';

const countShape = (valeur: Readonly<Record<string, unknown>>) =>
  shape.arrayOf(shape.object({ valeur, nombre: shape.count }));

const days = { type: ['number', 'null'] } as const;
const idOrNull = { type: ['integer', 'null'] } as const;

/** Calls about incidents that are not generated (section 7.7 of the specification). */
export const incidentCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/FichesIncident/statistiques',
      operationId: 'fichesIncident.statistiques',
      tag: FichesIncident.label.many,
      access: operationRuleOf(FichesIncident, 'list') ?? 'session',
      narrows: true,
      summary: [
        'Les incidents en chiffres : par mois, état, gravité, type, cause et processus, et le délai de clôture',
        'Incidents in numbers: by month, state, severity, type, cause and process, and the time to close',
        'Vorfälle in Zahlen: nach Monat, Status, Schwere, Art, Ursache und Prozess, und die Zeit bis zum Abschluss',
        'Os incidentes em números: por mês, estado, gravidade, tipo, causa e processo, e o prazo de encerramento',
      ],
      refusals: [400, 403],
      response: shape.object({
        total: shape.count,
        ouvertes: shape.count,
        cloturees: shape.count,
        delaiMoyenJours: days,
        actionsEnRetard: shape.count,
        parMois: countShape(shape.text),
        parEtat: countShape(shape.text),
        parGravite: countShape(shape.text),
        parType: countShape(shape.text),
        parCause: countShape(shape.textOrNull),
        parProcessus: countShape(idOrNull),
      }),
    },
    async handle(request, _reply, { registry }) {
      refuseQuery(request);
      const visible = await visibleCondition({ schema: registry.get(FichesIncident.name), registry }, request);
      return incidentStatistics(tenantOf(request), registry, visible);
    },
  },
];
