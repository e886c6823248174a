import type { GivenRight, RightChange } from './accessTypes';
import type { ApiCall } from '../../../resources/views/useCall';

/** A call of the contract (section 7.2 of the specification). */
export interface AddressedCall {
  readonly address: string;
  readonly call: ApiCall;
}

export const ofFunction = ({ fonctionId, droitId, flag, granted }: RightChange): AddressedCall =>
  granted
    ? {
        address: `Fonctions/${fonctionId}/Droits/${droitId}`,
        call: { method: 'POST', body: { id: fonctionId, droitId, flag } },
      }
    : { address: `Fonctions/${fonctionId}/Droits/${droitId}/${flag}`, call: { method: 'DELETE' } };

export const ofIdentity = (identityId: number) => {
  const base = `Identities/${identityId}`;
  const remove = (address: string): AddressedCall => ({ address: `${base}/${address}`, call: { method: 'DELETE' } });
  const add = (address: string, body?: unknown): AddressedCall => ({
    address: `${base}/${address}`,
    call: { method: 'POST', ...(body !== undefined && { body }) },
  });
  return {
    addFunction: (fonctionId: number) => add('fonctions', { fonctionId }),
    removeFunction: (fonctionId: number) => remove(`Fonctions/${fonctionId}`),
    addRight: ({ droitId, flag }: GivenRight) => add('droits', { identityId, droitId, flag }),
    removeRight: ({ droitId, flag }: GivenRight) => remove(`droits/${droitId}/${flag}`),
    addProfile: (profilId: number) => add('Profils', { profilId }),
    removeProfile: (profilId: number) => remove(`Profils/${profilId}`),
    addProfileRight: (profilId: number, droitId: number) => add(`Profils/${profilId}/Droits/${droitId}`),
    removeProfileRight: (profilId: number, droitId: number) => remove(`Profils/${profilId}/Droits/${droitId}`),
    addCompany: (profilId: number, entrepriseId: number, parts: Readonly<Record<string, number>>) =>
      add(`Profils/${profilId}/Entreprises/${entrepriseId}`, { identityId, profilId, entrepriseId, ...parts }),
    removeCompany: (profilId: number, entrepriseId: number) =>
      remove(`Profils/${profilId}/Entreprises/${entrepriseId}`),
  };
};
