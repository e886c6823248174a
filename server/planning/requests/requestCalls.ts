import type { FastifyRequest } from 'fastify';
import type { Condition } from '../../../src/resources/condition';
import { kindOf } from '../../../src/resources/fields/kinds';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/listQuery';
import { DemandesModificationsPlannings } from '../../../src/resources/schemas/planningSalaries';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { validateRecord } from '../../../src/resources/validate';
import type { AccessCall } from '../../access/call';
import { bodyOf, idIn, refuseQuery, requireRecord, withAddress } from '../../access/requestParts';
import * as shape from '../../access/shapes';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';
import { accept, readParameters, reject, type RawQuery, type Reader } from '../../http/query/readParameters';
import { readPageNumber, readPageSize, readSearch } from '../../http/query/readers';
import { applyOne } from '../../http/resources/write';
import { tenantOf } from '../../http/tenantOf';
import { PLAN_READERS, PLANNERS_WRITE, readableOnly, requireOwnOrPlanner, requireReadable } from '../planningRights';
import { planningSetOf } from '../writing/planningSet';
import { readRequest, REQUEST_SCHEMA } from './askedChange';
import { decide, type Decision } from './decide';

const { fields } = DemandesModificationsPlannings;
const PATH = '/api/Utilisateurs/{id}/demandesModificationsPlannings';
const MOST = 1_000;

const etats = fields.etat.options.map(({ value }) => value);
const properties = Object.entries(fields).map(([name, spec]) => [
  name,
  'required' in spec ? kindOf(spec).jsonSchema(spec) : { anyOf: [kindOf(spec).jsonSchema(spec), { type: 'null' }] },
]);
const requestShape = shape.object({ id: shape.id, ...Object.fromEntries(properties) });

const viewOf = ({ id, values }: StoredRecord) => ({ ...values, id });

const readState: Reader<string> = (text) =>
  etats.some((one) => one === text) ? accept(text) : reject('filterValue', { name: 'Etat' });

const ofPeople = (ids: readonly number[]): Condition => ({ field: 'utilisateurId', operator: 'in', value: ids });

/** The requests for which conditions hold, the newest first. */
const listed = (request: FastifyRequest, all: readonly Condition[], page: number, pageSize: number) =>
  tenantOf(request).store.list(DemandesModificationsPlannings, {
    page,
    pageSize,
    orderBy: 'id',
    descending: true,
    ...(all.length > 0 && { filter: { all } }),
  });

/** The decision in a body. @throws {ProblemError} `invalid` */
function decisionIn(request: FastifyRequest, utilisateurId: number, requestId: number): Decision {
  const body = withAddress(bodyOf(request), { utilisateurId, demandeModificationPlanningId: requestId });
  const {
    utilisateurId: _person,
    demandeModificationPlanningId: _request,
    id: _id,
    ...rest
  } = body as Readonly<Record<string, unknown>>;
  const read = validateRecord({ fields: { etat: fields.etat, reponse: fields.reponse } }, rest, 'create');
  const { etat, reponse } = read.values;
  const errors = { ...read.issues };
  if (!('etat' in errors) && etat === 'EnAttente') errors['etat'] = [{ code: 'enumeration' }];
  if (etat === 'Refusee' && !reponse && !('reponse' in errors)) errors['reponse'] = [{ code: 'required' }];
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
  return { etat: etat as Decision['etat'], ...(typeof reponse === 'string' && { reponse }) };
}

/** What staff propose to change in their own plan, and what planners decide (sections 3 and 7.2). */
export const requestCalls: readonly AccessCall[] = [
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
      response: requestShape,
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
      response: shape.arrayOf(requestShape),
    },
    async handle(request) {
      refuseQuery(request);
      const utilisateurId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, utilisateurId);
      requireReadable(request, utilisateurId);
      return (await listed(request, [ofPeople([utilisateurId])], 1, MOST)).items.map(viewOf);
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
      body: shape.object(
        {
          utilisateurId: shape.id,
          demandeModificationPlanningId: shape.id,
          etat: { type: 'string', enum: ['Acceptee', 'Refusee'] },
          reponse: shape.text,
        },
        ['utilisateurId', 'demandeModificationPlanningId', 'reponse'],
      ),
      refusals: [400, 403, 404, 409],
      response: requestShape,
    },
    async handle(request) {
      refuseQuery(request);
      const [utilisateurId, requestId] = [idIn(request, 'id'), idIn(request, 'did')];
      const record = await requireRecord(request, DemandesModificationsPlannings, requestId);
      if (record.values['utilisateurId'] !== utilisateurId) throw problem('unknownRecord');
      return decide(request, record, decisionIn(request, utilisateurId, requestId));
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
      query: [
        { common: 'PageNumber' },
        { common: 'PageSize' },
        { common: 'Search' },
        { name: 'Etat', words: fields.etat.label, schema: { type: 'string', enum: etats } },
      ],
      refusals: [400, 403],
      response: shape.pageOf(requestShape),
    },
    async handle(request) {
      const given = readParameters(request.query as RawQuery, {
        PageNumber: readPageNumber,
        PageSize: readPageSize,
        Search: readSearch,
        Etat: readState,
      });
      const only = readableOnly(request);
      const found =
        given.Search === undefined
          ? undefined
          : await tenantOf(request).store.list(Utilisateurs, { search: given.Search, page: 1, pageSize: MOST });
      const all: Condition[] = [
        ...(only === undefined ? [] : [ofPeople([only])]),
        ...(found ? [ofPeople(found.items.map(({ id }) => id))] : []),
        ...(given.Etat === undefined ? [] : [{ field: 'etat', operator: 'equals', value: given.Etat } as const]),
      ];
      if (found?.items.length === 0) return { items: [], totalCount: 0 };
      const { items, totalCount } = await listed(
        request,
        all,
        given.PageNumber ?? 1,
        given.PageSize ?? DEFAULT_PAGE_SIZE,
      );
      return { items: items.map(viewOf), totalCount };
    },
  },
];
