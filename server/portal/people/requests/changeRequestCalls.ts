import { ruleOf } from '../../../../src/resources/access/access';
import type { FieldSpec, JsonSchema } from '../../../../src/resources/language/kind';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { PROPOSED_FIELDS } from '../../../../src/resources/schemas/commonDemandes';
import { DemandesModifications } from '../../../../src/resources/schemas/demandesModifications';
import { keptBackCondition } from '../../../../src/resources/access/privacy';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { ApiCall } from '../../../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery, requireRecord, withAddress } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { problem } from '../../../http/problem';
import { readerOf } from '../../../http/reader';
import { applyOne, changeSetOf } from '../../../http/resources/write';
import { tenantOf } from '../../../http/tenantOf';
import { decisionIn, decisionShape } from '../../requests/decision';
import { REQUEST_QUERY, requestPage, requestShape, requestsOf } from '../../requests/requestPages';
import { isPrivateTo } from '../privatePeople';
import { decideRequest } from './decideRequest';
import { readProposal } from './proposal';
import { requireOwnOrEditor, requireOwnOrReader } from './requestRights';

const PATH = '/api/Utilisateurs/{id}/demandesModifications';
const { motif } = DemandesModifications.fields;
const answered = requestShape(DemandesModifications);
const tag = Utilisateurs.label.many;

const valueShape = (name: (typeof PROPOSED_FIELDS)[number]): JsonSchema => {
  const spec: FieldSpec = Utilisateurs.fields[name];
  const schema = kindOf(spec).jsonSchema(spec);
  return spec.required ? schema : { anyOf: [schema, { type: 'null' }] };
};

const proposalShape = shape.object(
  {
    utilisateurId: { ...shape.id, readOnly: true },
    modifications: {
      ...shape.arrayOf({
        oneOf: PROPOSED_FIELDS.map((name) => shape.object({ champ: { const: name }, apres: valueShape(name) })),
      }),
      minItems: 1,
      maxItems: PROPOSED_FIELDS.length,
    },
    motif: { anyOf: [kindOf(motif).jsonSchema(motif), { type: 'null' }] },
  },
  ['utilisateurId', 'motif'],
);

/** What people propose to change of their own record, and what is decided of it (section 7.2). */
export const changeRequestCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'post',
      path: PATH,
      operationId: 'utilisateurs.demandesModifications.create',
      tag,
      access: 'session',
      summary: [
        'Proposer un changement de sa propre fiche',
        'Propose a change of one’s own record',
        'Eine Änderung des eigenen Eintrags vorschlagen',
        'Propor uma alteração da própria ficha',
      ],
      body: proposalShape,
      status: 201,
      refusals: [400, 403, 404],
      response: answered,
    },
    async handle(request) {
      refuseQuery(request);
      const utilisateurId = idIn(request, 'id');
      requireOwnOrEditor(request, utilisateurId);
      const person = await requireRecord(request, Utilisateurs, utilisateurId);
      const { utilisateurId: _same, ...body } = withAddress(bodyOf(request), { utilisateurId });
      const change = {
        resource: DemandesModifications.name,
        action: 'create',
        values: readProposal(person, body),
      } as const;
      const { id, after } = await applyOne(tenantOf(request).store, changeSetOf(request, change));
      return { ...after, id };
    },
  },
  {
    operation: {
      method: 'get',
      path: PATH,
      operationId: 'utilisateurs.demandesModifications.list',
      tag,
      access: 'session',
      summary: [
        'Les demandes de modification de la fiche d’une personne, les plus récentes d’abord',
        'The requests to change the record of a person, the latest first',
        'Die Anträge auf Änderung des Eintrags einer Person, die neuesten zuerst',
        'Os pedidos de alteração da ficha de uma pessoa, os mais recentes primeiro',
      ],
      refusals: [400, 403, 404],
      response: shape.arrayOf(answered),
    },
    async handle(request) {
      refuseQuery(request);
      const utilisateurId = idIn(request, 'id');
      requireOwnOrReader(request, utilisateurId);
      const person = await requireRecord(request, Utilisateurs, utilisateurId);
      if (isPrivateTo(request, person)) return [];
      return requestsOf(request, DemandesModifications, utilisateurId);
    },
  },
  {
    operation: {
      method: 'patch',
      path: `${PATH}/{did}`,
      operationId: 'utilisateurs.demandesModifications.patch',
      tag,
      access: ruleOf(Utilisateurs, 'edit'),
      summary: [
        'Accepter une demande, ce qui change la fiche, ou la refuser avec une raison',
        'Accept a request, which changes the record, or refuse it with a reason',
        'Einen Antrag annehmen, was den Eintrag ändert, oder mit Begründung ablehnen',
        'Aceitar um pedido, o que altera a ficha, ou recusá-lo com um motivo',
      ],
      body: decisionShape('utilisateurId', 'demandeModificationId'),
      refusals: [400, 403, 404, 409],
      response: answered,
    },
    async handle(request, _reply, context) {
      refuseQuery(request);
      const [utilisateurId, demandeModificationId] = [idIn(request, 'id'), idIn(request, 'did')];
      const record = await requireRecord(request, DemandesModifications, demandeModificationId);
      if (record.values['utilisateurId'] !== utilisateurId) throw problem('unknownRecord');
      const decision = decisionIn(request, { utilisateurId, demandeModificationId });
      return decideRequest(request, context, record, decision);
    },
  },
  {
    operation: {
      method: 'get',
      path: '/api/demandesModifications',
      operationId: 'demandesModifications.list',
      tag,
      access: ruleOf(Utilisateurs, 'list'),
      extension: true,
      summary: [
        'Les demandes de modification de toutes les personnes, les plus récentes d’abord',
        'The modification requests of all people, the latest first',
        'Die Änderungsanträge aller Personen, die neuesten zuerst',
        'Os pedidos de alteração de todas as pessoas, os mais recentes primeiro',
      ],
      query: REQUEST_QUERY,
      refusals: [400, 403],
      response: shape.pageOf(answered),
    },
    handle: (request, _reply, { registry }) =>
      requestPage(
        request,
        DemandesModifications,
        undefined,
        keptBackCondition(DemandesModifications, registry, readerOf(request)),
      ),
  },
];
