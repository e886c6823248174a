import type { FastifyRequest } from 'fastify';
import { operationRuleOf } from '../../../src/resources/access/access';
import type { Registry } from '../../../src/resources/registry/registry';
import { FichesIncident } from '../../../src/resources/schemas/incidents';
import type { ApiCall } from '../../http/calls/apiCall';
import { idIn, refuseQuery, requireRecord } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { problem } from '../../http/problem';
import { onlyVisible } from '../../http/resources/visibleRecords';
import { applyOne, ruledChangeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { followChange } from './followers';

async function follow(request: FastifyRequest, registry: Registry, follows: boolean): Promise<{ suivi: boolean }> {
  refuseQuery(request);
  const schema = registry.get(FichesIncident.name);
  const record = await requireRecord(request, schema, idIn(request, 'recordId'));
  if ((await onlyVisible({ schema, registry }, [record], request)).length === 0) throw problem('unknownRecord');
  const change = followChange(record.id, Number(sessionOf(request).accountId), follows);
  await applyOne(tenantOf(request).store, ruledChangeSetOf(request, change));
  return { suivi: follows };
}

const common = {
  path: '/api/FichesIncident/{recordId}/suivi',
  tag: FichesIncident.label.many,
  access: operationRuleOf(FichesIncident, 'show') ?? 'session',
  extension: true,
  narrows: true,
  refusals: [400, 403, 404],
  response: shape.object({ suivi: shape.yesOrNo }),
} as const;

/** Following an incident, open to all its readers (extension `incidents`). */
export const followCalls: readonly ApiCall[] = [
  {
    operation: {
      ...common,
      method: 'put',
      operationId: 'fichesIncident.suivi.create',
      summary: ['Suivre l’incident', 'Follow the incident', 'Den Vorfall verfolgen', 'Seguir o incidente'],
    },
    handle: (request, _reply, { registry }) => follow(request, registry, true),
  },
  {
    operation: {
      ...common,
      method: 'delete',
      operationId: 'fichesIncident.suivi.delete',
      summary: [
        'Ne plus suivre l’incident',
        'Stop following the incident',
        'Den Vorfall nicht mehr verfolgen',
        'Deixar de seguir o incidente',
      ],
    },
    handle: (request, _reply, { registry }) => follow(request, registry, false),
  },
];
