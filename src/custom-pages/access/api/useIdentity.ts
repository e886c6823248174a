import { useQueries, useQuery } from '@tanstack/react-query';
import type { HeldProfile, Identity } from './accessTypes';
import { readIdentity, readProfile } from './readAnswers';
import { useCall } from '../../../resources/views/useCall';

/** @param id undefined while no person is chosen */
export function useIdentity(id: number | undefined) {
  const call = useCall();
  return useQuery({
    queryKey: ['Identities', id],
    queryFn: async () => readIdentity(await call(`Identities/${id}`, { query: { includeDroits: true } })),
    enabled: id !== undefined,
  });
}

/** A person's profiles with rights and companies; undefined until all are loaded. */
export function useHeldProfiles({ id, profils }: Identity): readonly HeldProfile[] | undefined {
  const call = useCall();
  const answers = useQueries({
    queries: profils.map((profile) => ({
      queryKey: ['Identities', id, 'Profils', profile.id],
      queryFn: async () => readProfile(await call(`Identities/${id}/Profils/${profile.id}`)),
    })),
  });
  const known = answers.flatMap(({ data }) => (data ? [data] : []));
  return known.length === profils.length ? known : undefined;
}
