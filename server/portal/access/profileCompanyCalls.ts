import { Entreprises } from '../../../src/resources/schemas/entreprises';
import { ProfilEntreprises } from '../../../src/resources/schemas/liensAcces';
import type { ApiCall } from '../../http/calls/apiCall';
import { addressedProfile, GIVE, PROFILE, requireProfile } from './identityAddress';
import { addLink, removeLinks } from './links';
import { idIn, optionalBodyOf, refuseQuery, requireRecord, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';

/** The members for which a profile of a person counts (section 7.2, identity profiles). */
export const profileCompanyCalls: readonly ApiCall[] = [
  {
    operation: {
      ...GIVE,
      method: 'post',
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
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      await requireProfile(request);
      await requireRecord(request, Entreprises, idIn(request, 'entrepriseId'));
      const given = optionalBodyOf(request);
      const values = withAddress(given, { ...addressedProfile(request), entrepriseId: idIn(request, 'entrepriseId') });
      return addLink(request, ProfilEntreprises, values);
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${PROFILE}/Entreprises/{entrepriseId}`,
      operationId: 'identities.profils.entreprises.remove',
      summary: [
        'Retirer un adhérent du périmètre',
        'Take a member from the scope',
        'Mitglied aus dem Geltungsbereich nehmen',
        'Retirar um aderente do âmbito',
      ],
      response: accessShape.companyShape,
    },
    async handle(request) {
      refuseQuery(request);
      return removeLinks(request, ProfilEntreprises, {
        ...addressedProfile(request),
        entrepriseId: idIn(request, 'entrepriseId'),
      });
    },
  },
];
