import { useGetMany } from 'ra-core';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import type { ChangeRequest } from './changeRequest';

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Names of the people who made requests; `…` while they load. */
export function useRequestNames(requests: readonly ChangeRequest[]): (request: ChangeRequest) => string {
  const { data: people = [] } = useGetMany(
    Utilisateurs.name,
    { ids: unique(requests.map(({ utilisateurId }) => utilisateurId)) },
    { enabled: requests.length > 0 },
  );
  const names = new Map(people.filter(Boolean).map(({ id, nom, prenom }) => [Number(id), `${nom} ${prenom}`.trim()]));
  return ({ utilisateurId }) => names.get(utilisateurId) ?? '…';
}
