import { Entreprises } from '../../../src/resources/schemas/entreprises';
import { ProfilEntreprises } from '../../../src/resources/schemas/liensAcces';
import type { ApiCall } from '../../http/calls/apiCall';
import { addressedProfile, PROFILE, requireProfile } from './identityAddress';
import { giveCall, takeCall } from './linkCalls';
import { idIn, optionalBodyOf, requireRecord, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';

/** The companies to which a person's profile is limited (section 7.2 of the specification, identity profiles). */
export const profileCompanyCalls: readonly ApiCall[] = [
  giveCall({
    link: ProfilEntreprises,
    async values(request) {
      await requireProfile(request);
      const entrepriseId = idIn(request, 'entrepriseId');
      await requireRecord(request, Entreprises, entrepriseId);
      return withAddress(optionalBodyOf(request), { ...addressedProfile(request), entrepriseId });
    },
    path: `${PROFILE}/Entreprises/{entrepriseId}`,
    operationId: 'identities.profils.entreprises.add',
    summary: [
      'Ajouter un adhérent au périmètre',
      'Add a member to the scope',
      'Mitglied in den Geltungsbereich aufnehmen',
      'Acrescentar um aderente ao âmbito',
    ],
    body: shape.addressed(accessShape.companyShape, ['id', 'identityId', 'profilId', 'entrepriseId']),
    optionalBody: 'contract',
    response: accessShape.companyShape,
  }),
  takeCall({
    link: ProfilEntreprises,
    match: (request) => ({ ...addressedProfile(request), entrepriseId: idIn(request, 'entrepriseId') }),
    path: `${PROFILE}/Entreprises/{entrepriseId}`,
    operationId: 'identities.profils.entreprises.remove',
    summary: [
      'Retirer un adhérent du périmètre',
      'Take a member from the scope',
      'Mitglied aus dem Geltungsbereich nehmen',
      'Retirar um aderente do âmbito',
    ],
    response: accessShape.companyShape,
  }),
];
