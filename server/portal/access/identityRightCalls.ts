import { IdentiteDroits } from '../../../src/resources/schemas/liensAcces';
import type { ApiCall } from '../../http/calls/apiCall';
import { IDENTITY } from './identityAddress';
import { giveCall, takeCall } from './linkCalls';
import { requireFlag } from './links';
import { idIn, textIn } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';

/** The direct rights of a person (section 7.2 of the specification, Identities). */
export const identityRightCalls: readonly ApiCall[] = [
  giveCall({
    link: IdentiteDroits,
    check: requireFlag,
    path: `${IDENTITY}/droits`,
    operationId: 'identities.droits.add',
    summary: ['Donner un droit direct', 'Give a direct right', 'Direktes Recht erteilen', 'Atribuir um direito direto'],
    body: shape.addressed(shape.object({ identityId: shape.id, droitId: shape.id, flag: accessShape.flag }), [
      'identityId',
    ]),
    response: accessShape.givenLink('identityId', 'droitId'),
  }),
  takeCall({
    link: IdentiteDroits,
    match: (request) => ({
      identityId: idIn(request, 'id'),
      droitId: idIn(request, 'droitId'),
      flag: textIn(request, 'flag'),
    }),
    path: `${IDENTITY}/droits/{droitId}/{flag}`,
    operationId: 'identities.droits.remove',
    summary: [
      'Retirer un droit direct',
      'Take a direct right away',
      'Direktes Recht entziehen',
      'Retirar um direito direto',
    ],
    response: accessShape.givenLink('identityId', 'droitId'),
  }),
];
