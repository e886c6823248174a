import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { PEOPLE } from '../../registry/roles';
import { useCall } from '../useCall';
import type { AnyRequest, RequestKind, RequestState } from './requestKind';

export interface RequestDecision<Request extends AnyRequest = AnyRequest> {
  readonly request: Request;
  readonly etat: Exclude<RequestState, 'EnAttente'>;
  /** Said to the person; a refusal has one. */
  readonly reponse: string;
}

/** Accepts or refuses requests. @param words the prefix of the messages that say what was done, by state */
export function useDecision({ name, idName, queryKey }: RequestKind, words: string, onDone: () => void) {
  const call = useCall();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ request: { id, utilisateurId }, etat, reponse }: RequestDecision) =>
      call(`${PEOPLE}/${utilisateurId}/${name}/${id}`, {
        method: 'PATCH',
        body: {
          utilisateurId,
          [idName]: id,
          etat,
          ...(reponse.trim() !== '' && { reponse: reponse.trim() }),
        },
      }),
    onSuccess: (_answer, { etat }) => {
      notify(`${words}.${etat}`, { type: 'success' });
      onDone();
    },
    // What was refused may have been decided by another person: the list says so.
    onSettled: () => client.invalidateQueries({ queryKey: [queryKey] }, { cancelRefetch: false }),
  });
}
