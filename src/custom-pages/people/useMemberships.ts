import { useQuery } from '@tanstack/react-query';
import { isObject } from '../../resources/common/isObject';
import { useCall } from '../../resources/views/useCall';

/** What a person may belong to, as the addresses below them are called. */
export type MembershipName = 'Equipes' | 'Groupes' | 'Competences' | 'Profils';

/** A team, group, skill or profile that a person belongs to, with what is known of them there. */
export interface Membership {
  readonly id: number;
  readonly libelle: string;
  readonly actif?: boolean | null;
  readonly responsable?: boolean | null;
  readonly Note?: number | null;
  readonly Categorie?: string | null;
}

const isMembership = (value: unknown): value is Membership => isObject(value) && 'id' in value && 'libelle' in value;

/** What a person belongs to of one kind, by name. @throws {HttpError} in the query's `error` */
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
