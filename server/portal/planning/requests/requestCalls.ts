import { DemandesModificationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { requireRecord } from '../../../http/calls/requestParts';
import { tenantOf } from '../../../http/tenantOf';
import { requestCallsOf } from '../../requests/requestCallsOf';
import { requestPage } from '../../requests/requestPages';
import { PLAN_MAILS, tellAnswer } from '../../requests/tellAnswer';
import { PLAN_READERS, PLANNERS_WRITE, readableOnly, requireOwnOrPlanner, requireReadable } from '../planningRights';
import { planningSetOf } from '../writing/planningSet';
import { readRequest, REQUEST_SCHEMA } from './askedChange';
import { decide } from './decide';
import { slotLines } from './slotLines';

/** Changes that staff request in their own plan, and the planners' decisions (sections 3 and 7.2). */
export const requestCalls = requestCallsOf({
  schema: DemandesModificationsPlannings,
  segment: 'demandesModificationsPlannings',
  idName: 'demandeModificationPlanningId',
  create: {
    access: PLAN_READERS,
    summary: [
      'Demander un changement de son planning',
      'Ask for a change of one’s plan',
      'Eine Änderung des eigenen Plans beantragen',
      'Pedir uma alteração do seu planeamento',
    ],
    body: REQUEST_SCHEMA,
    async set(request, utilisateurId, body) {
      await requireRecord(request, Utilisateurs, utilisateurId);
      requireOwnOrPlanner(request, utilisateurId);
      const values = await readRequest(tenantOf(request), utilisateurId, body);
      return planningSetOf(request, { resource: DemandesModificationsPlannings.name, action: 'create', values });
    },
  },
  list: {
    access: PLAN_READERS,
    summary: [
      'Les demandes d’une personne, les plus récentes d’abord',
      'The requests of a person, the latest first',
      'Die Anträge einer Person, die neuesten zuerst',
      'Os pedidos de uma pessoa, os mais recentes primeiro',
    ],
    async isShown(request, utilisateurId) {
      await requireRecord(request, Utilisateurs, utilisateurId);
      requireReadable(request, utilisateurId);
      return true;
    },
  },
  decide: {
    access: PLANNERS_WRITE,
    summary: [
      'Accepter une demande, ce qui change le planning, ou la refuser avec une raison',
      'Accept a request, which changes the plan, or refuse it with a reason',
      'Einen Antrag annehmen, was den Plan ändert, oder mit Begründung ablehnen',
      'Aceitar um pedido, o que altera o planeamento, ou recusá-lo com um motivo',
    ],
    async run(request, context, record, decision) {
      const { answer, before } = await decide(request, record, decision);
      const person = await requireRecord(request, Utilisateurs, Number(record.values['utilisateurId']));
      const { store } = tenantOf(request);
      const answerMail = await tellAnswer(request, context, person, {
        ...PLAN_MAILS,
        decision,
        about: (language) => slotLines(store, record, before, language),
      });
      return { ...answer, ...(answerMail && { answerMail }) };
    },
  },
  withdraw: {
    access: PLAN_READERS,
    summary: [
      'Retirer sa propre demande, tant qu’elle est en attente',
      'Withdraw one’s own request while it is pending',
      'Den eigenen Antrag zurückziehen, solange er aussteht',
      'Retirar o próprio pedido enquanto está pendente',
    ],
  },
  all: {
    access: PLAN_READERS,
    summary: [
      'Toutes les demandes, ou les siennes, les plus récentes d’abord',
      'All requests, or one’s own, the latest first',
      'Alle Anträge oder die eigenen, die neuesten zuerst',
      'Todos os pedidos, ou os seus, os mais recentes primeiro',
    ],
    handle: (request) => requestPage(request, DemandesModificationsPlannings, readableOnly(request)),
  },
});
