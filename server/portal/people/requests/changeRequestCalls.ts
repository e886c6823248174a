import { ruleOf } from '../../../../src/resources/access/access';
import type { FieldSpec, JsonSchema } from '../../../../src/resources/language/kind';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { PROPOSED_FIELDS } from '../../../../src/resources/schemas/commonDemandes';
import { DemandesModifications } from '../../../../src/resources/schemas/demandesModifications';
import { keptBackCondition } from '../../../../src/resources/access/privacy';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { requireRecord } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { readerOf } from '../../../http/reader';
import { changeSetOf } from '../../../http/resources/applyChange';
import { requestCallsOf } from '../../requests/requestCallsOf';
import { requestPage } from '../../requests/requestPages';
import { isPrivateTo } from '../privatePeople';
import { decideRequest } from './decideRequest';
import { readProposal } from './proposal';
import { requireOwnOrEditor, requireOwnOrReader } from './requestRights';

const { motif } = DemandesModifications.fields;

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

/** Changes that people propose to their own records, and the decisions on them. */
export const changeRequestCalls = requestCallsOf({
  schema: DemandesModifications,
  segment: 'demandesModifications',
  idName: 'demandeModificationId',
  create: {
    access: 'session',
    summary: [
      'Proposer un changement de sa propre fiche',
      'Propose a change of one’s own record',
      'Eine Änderung des eigenen Eintrags vorschlagen',
      'Propor uma alteração da própria ficha',
    ],
    body: proposalShape,
    async set(request, utilisateurId, body) {
      requireOwnOrEditor(request, utilisateurId);
      const person = await requireRecord(request, Utilisateurs, utilisateurId);
      const values = readProposal(person, body);
      return changeSetOf(request, { resource: DemandesModifications.name, action: 'create', values });
    },
  },
  list: {
    access: 'session',
    summary: [
      'Les demandes de modification de la fiche d’une personne, les plus récentes d’abord',
      'The requests to change the record of a person, the latest first',
      'Die Anträge auf Änderung des Eintrags einer Person, die neuesten zuerst',
      'Os pedidos de alteração da ficha de uma pessoa, os mais recentes primeiro',
    ],
    async isShown(request, utilisateurId) {
      requireOwnOrReader(request, utilisateurId);
      return !isPrivateTo(request, await requireRecord(request, Utilisateurs, utilisateurId));
    },
  },
  decide: {
    access: ruleOf(Utilisateurs, 'edit'),
    summary: [
      'Accepter une demande, ce qui change la fiche, ou la refuser avec une raison',
      'Accept a request, which changes the record, or refuse it with a reason',
      'Einen Antrag annehmen, was den Eintrag ändert, oder mit Begründung ablehnen',
      'Aceitar um pedido, o que altera a ficha, ou recusá-lo com um motivo',
    ],
    run: decideRequest,
  },
  withdraw: {
    access: 'session',
    summary: [
      'Retirer sa propre demande, tant qu’elle est en attente',
      'Withdraw one’s own request while it is pending',
      'Den eigenen Antrag zurückziehen, solange er aussteht',
      'Retirar o próprio pedido enquanto está pendente',
    ],
  },
  all: {
    access: ruleOf(Utilisateurs, 'list'),
    summary: [
      'Les demandes de modification de toutes les personnes, les plus récentes d’abord',
      'The modification requests of all people, the latest first',
      'Die Änderungsanträge aller Personen, die neuesten zuerst',
      'Os pedidos de alteração de todas as pessoas, os mais recentes primeiro',
    ],
    handle(request, _reply, { registry }) {
      const visible = keptBackCondition(DemandesModifications, registry, readerOf(request));
      return requestPage(request, DemandesModifications, undefined, visible);
    },
  },
});
