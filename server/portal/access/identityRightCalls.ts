import { IdentiteDroits } from '../../../src/resources/schemas/liensAcces';
import type { ApiCall } from '../../http/calls/apiCall';
import { GIVE, IDENTITY, identityOf } from './identityAddress';
import { addLink, removeLinks, requireFlag } from './links';
import { bodyOf, idIn, refuseQuery, textIn, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';

/** The direct rights of a person (section 7.2, Identities). */
export const identityRightCalls: readonly ApiCall[] = [
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${IDENTITY}/droits`,
      operationId: 'identities.droits.add',
      summary: [
        'Donner un droit direct',
        'Give a direct right',
        'Direktes Recht erteilen',
        'Atribuir um direito direto',
      ],
      body: shape.addressed(shape.object({ identityId: shape.id, droitId: shape.id, flag: accessShape.flag }), [
        'identityId',
      ]),
      response: accessShape.givenLink('identityId', 'droitId'),
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = await identityOf(request);
      const values = withAddress(bodyOf(request), { identityId });
      await requireFlag(request, values);
      return addLink(request, IdentiteDroits, values);
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${IDENTITY}/droits/{droitId}/{flag}`,
      operationId: 'identities.droits.remove',
      summary: [
        'Retirer un droit direct',
        'Take a direct right away',
        'Direktes Recht entziehen',
        'Retirar um direito direto',
      ],
      response: accessShape.givenLink('identityId', 'droitId'),
    },
    async handle(request) {
      refuseQuery(request);
      const match = {
        identityId: idIn(request, 'id'),
        droitId: idIn(request, 'droitId'),
        flag: textIn(request, 'flag'),
      };
      return removeLinks(request, IdentiteDroits, match);
    },
  },
];
