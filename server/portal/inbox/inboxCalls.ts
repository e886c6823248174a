import { WAITING, type Inbox } from '../../../src/portal/inbox';
import type { ApiCall } from '../../http/calls/apiCall';
import { refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { answersTo } from './answers';
import { notificationsTo } from './notificationsTo';
import { oldestMonthFor, waitingFor } from './waiting';

/** Decisions that wait for the caller, answers to their requests, and notifications. */
export const inboxCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/MyInbox',
      operationId: 'myInbox',
      tag: 'session',
      access: 'session',
      narrows: true,
      extension: true,
      summary: [
        'Ce qui attend une décision de l’appelant, et les réponses à ses demandes',
        'What waits for a decision of the caller, and the answers to their requests',
        'Was auf eine Entscheidung des Aufrufers wartet, und die Antworten auf seine Anträge',
        'O que espera uma decisão de quem chama, e as respostas aos seus pedidos',
      ],
      refusals: [400],
      response: shape.object({
        waiting: shape.object(Object.fromEntries(WAITING.map((kind) => [kind, shape.count])), WAITING),
        oldestMonth: shape.textOrNull,
        answers: shape.arrayOf(
          shape.object({
            kind: { type: 'string', enum: ['plan', 'record'] },
            id: shape.id,
            etat: { type: 'string', enum: ['Acceptee', 'Refusee'] },
            date: { type: 'string', format: 'date-time' },
            reponse: shape.textOrNull,
            debut: shape.textOrNull,
          }),
        ),
        notifications: shape.arrayOf(
          shape.object({
            id: shape.id,
            text: shape.text,
            date: { type: 'string', format: 'date-time' },
            path: shape.textOrNull,
          }),
        ),
      }),
    },
    async handle(request, _reply, { registry }): Promise<Inbox> {
      refuseQuery(request);
      const [waiting, oldestMonth, answers, notifications] = await Promise.all([
        waitingFor(request, registry),
        oldestMonthFor(request),
        answersTo(request),
        notificationsTo(request, registry),
      ]);
      return { waiting, oldestMonth, answers, notifications };
    },
  },
];
