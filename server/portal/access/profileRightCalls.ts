import { Droits } from '../../../src/resources/schemas/acces';
import { ProfilDroits } from '../../../src/resources/schemas/liensAcces';
import type { ApiCall } from '../../http/calls/apiCall';
import { addressedProfile, PROFILE, requireProfile } from './identityAddress';
import { giveCall, takeCall } from './linkCalls';
import { requireFlag } from './links';
import { idIn, optionalBodyOf, requireRecord, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';

/** The rights that a person has through a profile (section 7.2 of the specification, identity profiles). */
export const profileRightCalls: readonly ApiCall[] = [
  giveCall({
    link: ProfilDroits,
    check: requireFlag,
    async values(request) {
      await requireProfile(request);
      await requireRecord(request, Droits, idIn(request, 'droitId'));
      const address = { ...addressedProfile(request), droitId: idIn(request, 'droitId') };
      // The contract's call has no level, so the lowest one is the safe default.
      return { flag: 'read', ...withAddress(optionalBodyOf(request), address) };
    },
    path: `${PROFILE}/Droits/{droitId}`,
    operationId: 'identities.profils.droits.add',
    summary: [
      'Donner un droit par un profil',
      'Give a right through a profile',
      'Recht über ein Profil erteilen',
      'Atribuir um direito através de um perfil',
    ],
    response: accessShape.givenLink('identityId', 'profilId', 'droitId'),
    body: shape.object({ flag: accessShape.flag }, ['flag']),
    optionalBody: 'extension',
  }),
  takeCall({
    link: ProfilDroits,
    match: (request) => ({ ...addressedProfile(request), droitId: idIn(request, 'droitId') }),
    path: `${PROFILE}/Droits/{droitId}`,
    operationId: 'identities.profils.droits.remove',
    summary: [
      'Retirer un droit, à tous ses niveaux, d’un profil',
      'Take a right, at all its levels, from a profile',
      'Recht auf allen Stufen aus einem Profil nehmen',
      'Retirar um direito, em todos os níveis, de um perfil',
    ],
    response: accessShape.givenLink('identityId', 'profilId', 'droitId'),
  }),
];
