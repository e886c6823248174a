import { useQuery } from '@tanstack/react-query';
import { isObject } from '../../resources/common/isObject';
import { useCall } from '../../resources/views/useCall';

/** Kinds of memberships; also the last path segment. */
export type MembershipName = 'Equipes' | 'Groupes' | 'Competences' | 'Profils';

/** A team, group, skill or profile, with the person's details in it. */
export interface Membership {
  readonly id: number;
  readonly libelle: string;
  readonly actif?: boolean | null;
  readonly responsable?: boolean | null;
  readonly Note?: number | null;
  readonly Categorie?: string | null;
}

const isMembership = (value: unknown): value is Membership => isObject(value) && 'id' in value && 'libelle' in value;

/** A person's memberships of one kind, by name. @throws {HttpError} in the query's `error` */
export function useMemberships(personId: number, name: MembershipName) {
  const call = useCall();
  return useQuery({
    queryKey: ['Utilisateurs', personId, name],
    queryFn: async ({ signal }) => {
      const answer = await call(`Utilisateurs/${personId}/${name}`, { signal });
      return Array.isArray(answer) ? answer.filter(isMembership) : [];
    },
  });
}
