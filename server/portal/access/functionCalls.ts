import type { FastifyRequest } from 'fastify';
import { Droits, Fonctions } from '../../../src/resources/schemas/acces';
import { FonctionDroits } from '../../../src/resources/schemas/liensAcces';
import { closedFields } from '../../../src/resources/access/openFields';
import { answerOf, withoutFields } from '../../http/resources/answer';
import { sessionOf } from '../../identity/authenticate';
import { applyAll, changeSetOf } from '../../http/resources/applyChange';
import { problem } from '../../http/problem';
import { tenantOf } from '../../http/tenantOf';
import type { ApiCall } from '../../http/calls/apiCall';
import { changesBetween, readGivenRights } from './givenRights';
import { addLink, linksWhere, removeLinks, requireFlag } from './links';
import { bodyOf, idIn, refuseQuery, requireRecord, textIn, withAddress } from '../../http/calls/requestParts';
import { ACCESS_RULES } from './rules';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';
import { rightViews } from './views';

const FUNCTION = '/api/Fonctions/{id}';
const GIVE = { tag: 'access', access: ACCESS_RULES.giveToFunctions, refusals: [400, 403, 404, 409] } as const;
const linkShape = accessShape.givenLink('fonctionId', 'droitId');

const functionOf = async (request: FastifyRequest): Promise<number> =>
  (await requireRecord(request, Fonctions, idIn(request, 'id'))).id;

/** Calls about functions that are not generated (section 7.2 of the specification, Functions). */
export const functionCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/Fonctions/entityType/{type}',
      operationId: 'fonctions.byEntityType',
      tag: 'access',
      // Pickers need it, like the list of functions.
      access: 'session',
      refusals: [400, 404],
      summary: [
        "Fonctions d'un type d'entité",
        'Functions of an entity type',
        'Funktionen eines Entitätstyps',
        'Funções de um tipo de entidade',
      ],
      response: shape.arrayOf(accessShape.functionShape),
    },
    async handle(request) {
      refuseQuery(request);
      const asked = textIn(request, 'type').toLowerCase();
      const type = Fonctions.fields.entityType.options.find(({ value }) => value.toLowerCase() === asked);
      if (!type) throw problem('unknownRecord');
      const { items } = await tenantOf(request).store.list(Fonctions, {
        orderBy: 'libelle',
        filter: { field: 'entityType', operator: 'equals', value: type.value },
      });
      const closed = closedFields(Fonctions, sessionOf(request).grants);
      return items.map((record) => withoutFields(answerOf(Fonctions, record), closed));
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'put',
      path: `${FUNCTION}/Droits`,
      operationId: 'fonctions.droits.replace',
      summary: [
        "Remplacer les droits d'une fonction",
        'Replace the rights of a function',
        'Rechte einer Funktion ersetzen',
        'Substituir os direitos de uma função',
      ],
      body: shape.object({ droits: shape.arrayOf(shape.object({ droitId: shape.id, flag: accessShape.flag })) }),
      response: shape.arrayOf(accessShape.givenRightShape),
    },
    async handle(request) {
      refuseQuery(request);
      const fonctionId = await functionOf(request);
      const wanted = readGivenRights(request.body);
      for (const one of wanted) await requireFlag(request, { ...one });
      const held = await linksWhere(request, FonctionDroits, { fonctionId });
      await applyAll(tenantOf(request).store, changeSetOf(request, ...changesBetween(fonctionId, held, wanted)));
      return rightViews(request, await linksWhere(request, FonctionDroits, { fonctionId }));
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${FUNCTION}/Droits/{droitId}`,
      operationId: 'fonctions.droits.add',
      summary: [
        'Donner un droit à une fonction',
        'Give a right to a function',
        'Recht einer Funktion geben',
        'Atribuir um direito a uma função',
      ],
      body: shape.object({ id: shape.id, droitId: shape.id, flag: accessShape.flag }, ['id', 'droitId']),
      response: linkShape,
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      const fonctionId = await functionOf(request);
      await requireRecord(request, Droits, idIn(request, 'droitId'));
      const { id: _function, ...given } = withAddress(bodyOf(request), {
        id: fonctionId,
        droitId: idIn(request, 'droitId'),
      });
      const values = { ...given, fonctionId };
      await requireFlag(request, values);
      return addLink(request, FonctionDroits, values);
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${FUNCTION}/Droits/{droitId}/{flag}`,
      operationId: 'fonctions.droits.remove',
      summary: [
        'Retirer un droit à une fonction',
        'Take a right from a function',
        'Recht einer Funktion entziehen',
        'Retirar um direito a uma função',
      ],
      response: linkShape,
    },
    async handle(request) {
      refuseQuery(request);
      const match = {
        fonctionId: idIn(request, 'id'),
        droitId: idIn(request, 'droitId'),
        flag: textIn(request, 'flag'),
      };
      return removeLinks(request, FonctionDroits, match);
    },
  },
];
