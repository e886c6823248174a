import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { ApiCall } from '../../../http/calls/apiCall';
import { idIn, optionalBodyOf, refuseQuery, requireRecord } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { RawQuery } from '../../../http/query/readParameters';
import { PLAN_READERS, planReaderOf, requireReadable } from '../planningRights';
import { sendTagged } from '../../../http/resources/sendTagged';
import { readablePlan } from './readablePlan';
import { readSlotQuery, SLOT_QUERY } from './slotQuery';
import { MOST_SLOTS } from '../../../../src/planning/core/slotCalls';
import { readSearchBody, SEARCH_SCHEMA } from './searchBody';
import { slotShape } from './slotShape';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The search for slots, and the plan of a person (sections 7.6 and 7.2). */
export const searchCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'post',
      path: '/api/creneaux/search',
      operationId: 'creneaux.search',
      tag: Creneaux.label.many,
      access: PLAN_READERS,
      narrows: true,
      summary: [
        'Chercher des créneaux\u00a0: tous, ou les siens et ceux de tous avec PLANNING_SALARIE',
        'Search slots: all of them, or with PLANNING_SALARIE one’s own and those for everybody',
        'Termine suchen: alle, oder mit PLANNING_SALARIE die eigenen und die für alle',
        'Procurar horários: todos, ou com PLANNING_SALARIE os seus e os de todos',
      ],
      body: SEARCH_SCHEMA,
      refusals: [400, 403],
      response: shape.pageOf(slotShape),
    },
    async handle(request, reply) {
      refuseQuery(request);
      const search = readSearchBody(optionalBodyOf(request));
      return reply.type(JSON_TYPE).send(await readablePlan(request, search));
    },
  },
  {
    operation: {
      method: 'get',
      path: '/api/planning/creneaux',
      operationId: 'planning.creneaux',
      tag: Creneaux.label.many,
      access: PLAN_READERS,
      narrows: true,
      extension: true,
      summary: [
        'Les créneaux d’une période, comme la recherche les répond',
        'The slots of a period, as the search answers them',
        'Die Termine eines Zeitraums, wie die Suche sie liefert',
        'Os horários de um período, como a procura os responde',
      ],
      query: SLOT_QUERY,
      refusals: [400, 403],
      response: shape.pageOf(slotShape),
    },
    handle: async (request, reply) =>
      sendTagged(request, reply, await readablePlan(request, readSlotQuery(request.query as RawQuery))),
  },
  {
    operation: {
      method: 'get',
      path: '/api/Utilisateurs/{id}/Plannings',
      operationId: 'utilisateurs.plannings.list',
      tag: Utilisateurs.label.many,
      access: PLAN_READERS,
      narrows: true,
      summary: [
        'Les créneaux d’une personne, les plus récents d’abord',
        'The slots of a person, the latest first',
        'Die Termine einer Person, die neuesten zuerst',
        'Os horários de uma pessoa, os mais recentes primeiro',
      ],
      refusals: [400, 403, 404],
      response: shape.arrayOf(slotShape),
    },
    async handle(request, reply) {
      refuseQuery(request);
      const salarieId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, salarieId);
      // With a limited right, `readablePlan` returns the slots at the companies of that right.
      if (!planReaderOf(request).within) requireReadable(request, salarieId);
      const page = { pageNumber: 1, pageSize: MOST_SLOTS, orderBy: 'debut', orderByDescending: true } as const;
      const text = await readablePlan(request, { ...page, salarieId });
      const { items } = JSON.parse(text) as { readonly items: readonly unknown[] };
      return reply.type(JSON_TYPE).send(JSON.stringify(items));
    },
  },
];
