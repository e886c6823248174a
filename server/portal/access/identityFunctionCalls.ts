import { IdentiteFonctions } from '../../../src/resources/schemas/liensAcces';
import type { ApiCall } from '../../http/calls/apiCall';
import { GIVE, IDENTITY, identityOf, READ } from './identityAddress';
import { addLink, linksWhere, removeLinks } from './links';
import { bodyOf, idIn, refuseQuery, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';
import { functionViews } from './views';

/** The functions of a person (section 7.2, Identities). */
export const identityFunctionCalls: readonly ApiCall[] = [
  {
    operation: {
      ...READ,
      method: 'get',
      path: `${IDENTITY}/fonctions`,
      operationId: 'identities.fonctions.list',
      summary: [
        "Fonctions d'une personne",
        'Functions of a person',
        'Funktionen einer Person',
        'Funções de uma pessoa',
      ],
      response: shape.arrayOf(accessShape.functionShape),
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = await identityOf(request);
      return functionViews(request, await linksWhere(request, IdentiteFonctions, { identityId }));
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${IDENTITY}/fonctions`,
      operationId: 'identities.fonctions.add',
      summary: ['Donner une fonction', 'Give a function', 'Funktion zuweisen', 'Atribuir uma função'],
      body: shape.object({ fonctionId: shape.id }),
      response: accessShape.link('identityId', 'fonctionId'),
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = await identityOf(request);
      return addLink(request, IdentiteFonctions, withAddress(bodyOf(request), { identityId }));
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${IDENTITY}/Fonctions/{fonctionId}`,
      operationId: 'identities.fonctions.remove',
      summary: ['Retirer une fonction', 'Take a function away', 'Funktion entziehen', 'Retirar uma função'],
      response: accessShape.link('identityId', 'fonctionId'),
    },
    async handle(request) {
      refuseQuery(request);
      const match = { identityId: idIn(request, 'id'), fonctionId: idIn(request, 'fonctionId') };
      return removeLinks(request, IdentiteFonctions, match);
    },
  },
];
