import { IdentiteFonctions } from '../../../src/resources/schemas/liensAcces';
import type { ApiCall } from '../../http/calls/apiCall';
import { IDENTITY, identityOf, READ } from './identityAddress';
import { giveCall, takeCall } from './linkCalls';
import { linksWhere } from './links';
import { idIn, refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';
import { functionViews } from './views';

/** The functions of a person (section 7.2 of the specification, Identities). */
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
  giveCall({
    link: IdentiteFonctions,
    path: `${IDENTITY}/fonctions`,
    operationId: 'identities.fonctions.add',
    summary: ['Donner une fonction', 'Give a function', 'Funktion zuweisen', 'Atribuir uma função'],
    body: shape.object({ fonctionId: shape.id }),
    response: accessShape.link('identityId', 'fonctionId'),
  }),
  takeCall({
    link: IdentiteFonctions,
    match: (request) => ({ identityId: idIn(request, 'id'), fonctionId: idIn(request, 'fonctionId') }),
    path: `${IDENTITY}/Fonctions/{fonctionId}`,
    operationId: 'identities.fonctions.remove',
    summary: ['Retirer une fonction', 'Take a function away', 'Funktion entziehen', 'Retirar uma função'],
    response: accessShape.link('identityId', 'fonctionId'),
  }),
];
