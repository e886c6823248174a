import { DemandesModificationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { ApiCall } from '../../../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery, requireRecord, withAddress } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { problem } from '../../../http/problem';
import { applyOne } from '../../../http/resources/write';
import { tenantOf } from '../../../http/tenantOf';
import { PLAN_MAILS, tellAnswer } from '../../requests/tellAnswer';
import { decisionIn, decisionShape } from '../../requests/decision';
import { REQUEST_QUERY, requestPage, requestShape, requestsOf } from '../../requests/requestPages';
import { PLAN_READERS, PLANNERS_WRITE, readableOnly, requireOwnOrPlanner, requireReadable } from '../planningRights';
import { planningSetOf } from '../writing/planningSet';
import { readRequest, REQUEST_SCHEMA } from './askedChange';
import { decide } from './decide';

const PATH = '/api/Utilisateurs/{id}/demandesModificationsPlannings';
const answered = requestShape(DemandesModificationsPlannings);

/** What staff propose to change in their own plan, and what planners decide (sections 3 and 7.2). */
export const requestCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'post',
      path: PATH,
      operationId: 'utilisateurs.demandesModificationsPlannings.create',
      tag: Utilisateurs.label.many,
      access: PLAN_READERS,
      summary: [
        'Demander un changement de son planning',
        'Ask for a change of one’s plan',
        'Eine Änderung des eigenen Plans beantragen',
        'Pedir uma alteração do seu planeamento',
      ],
      body: REQUEST_SCHEMA,
      status: 201,
      refusals: [400, 403, 404],
      response: answered,
    },
    async handle(request) {
      refuseQuery(request);
      const utilisateurId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, utilisateurId);
      requireOwnOrPlanner(request, utilisateurId);
      const { utilisateurId: _same, ...body } = withAddress(bodyOf(request), { utilisateurId });
      const { store } = tenantOf(request);
      const values = await readRequest(tenantOf(request), utilisateurId, body);
      const change = { resource: DemandesModificationsPlannings.name, action: 'create', values } as const;
      const { id, after } = await applyOne(store, planningSetOf(request, change));
      return { ...after, id };
    },
  },
  {
    operation: {
      method: 'get',
      path: PATH,
      operationId: 'utilisateurs.demandesModificationsPlannings.list',
      tag: Utilisateurs.label.many,
      access: PLAN_READERS,
      summary: [
        'Les demandes d’une personne, les plus récentes d’abord',
        'The requests of a person, the latest first',
        'Die Anträge einer Person, die neuesten zuerst',
        'Os pedidos de uma pessoa, os mais recentes primeiro',
      ],
      refusals: [400, 403, 404],
      response: shape.arrayOf(answered),
    },
    async handle(request) {
      refuseQuery(request);
      const utilisateurId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, utilisateurId);
      requireReadable(request, utilisateurId);
      return requestsOf(request, DemandesModificationsPlannings, utilisateurId);
    },
  },
  {
    operation: {
      method: 'patch',
      path: `${PATH}/{did}`,
      operationId: 'utilisateurs.demandesModificationsPlannings.patch',
      tag: Utilisateurs.label.many,
      access: PLANNERS_WRITE,
      summary: [
        'Accepter une demande, ce qui change le planning, ou la refuser avec une raison',
        'Accept a request, which changes the plan, or refuse it with a reason',
        'Einen Antrag annehmen, was den Plan ändert, oder mit Begründung ablehnen',
        'Aceitar um pedido, o que altera o planeamento, ou recusá-lo com um motivo',
      ],
      body: decisionShape('utilisateurId', 'demandeModificationPlanningId'),
      refusals: [400, 403, 404, 409],
      response: answered,
    },
    async handle(request, _reply, context) {
      refuseQuery(request);
      const [utilisateurId, requestId] = [idIn(request, 'id'), idIn(request, 'did')];
      const record = await requireRecord(request, DemandesModificationsPlannings, requestId);
      if (record.values['utilisateurId'] !== utilisateurId) throw problem('unknownRecord');
      const ids = { utilisateurId, demandeModificationPlanningId: requestId };
      const decision = decisionIn(request, ids);
      const decided = await decide(request, record, decision);
      const person = await requireRecord(request, Utilisateurs, utilisateurId);
      const answerMail = await tellAnswer(request, context, person, PLAN_MAILS, decision);
      return { ...decided, ...(answerMail && { answerMail }) };
    },
  },
  {
    operation: {
      method: 'get',
      path: '/api/demandesModificationsPlannings',
      operationId: 'demandesModificationsPlannings.list',
      tag: Utilisateurs.label.many,
      access: PLAN_READERS,
      extension: true,
      summary: [
        'Toutes les demandes, ou les siennes, les plus récentes d’abord',
        'All requests, or one’s own, the latest first',
        'Alle Anträge oder die eigenen, die neuesten zuerst',
        'Todos os pedidos, ou os seus, os mais recentes primeiro',
      ],
      query: REQUEST_QUERY,
      refusals: [400, 403],
      response: shape.pageOf(answered),
    },
    async handle(request) {
      return requestPage(request, DemandesModificationsPlannings, readableOnly(request));
    },
  },
];
