import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { PEOPLE } from '../../registry/roles';
import { useCall, type CallApi } from '../useCall';
import type { AnyRequest, RequestKind, RequestState } from './requestKind';
import { useSettledAnswer } from './useSettledAnswer';

export interface RequestDecision<Request extends AnyRequest = AnyRequest> {
  readonly request: Request;
  readonly etat: Exclude<RequestState, 'EnAttente'>;
  /** The reply to the person; required for a refusal. */
  readonly reponse: string;
}

/** The call that decides a request, and its options. */
export const decisionCall = (
  { name, idName }: RequestKind,
  { request: { id, utilisateurId }, etat, reponse }: RequestDecision,
): Parameters<CallApi> => [
  `${PEOPLE}/${utilisateurId}/${name}/${id}`,
  {
    method: 'PATCH',
    // A decision is sent at the latest when the page goes.
    keepalive: true,
    body: { utilisateurId, [idName]: id, etat, ...(reponse.trim() !== '' && { reponse: reponse.trim() }) },
  },
];

/** Accepts or refuses requests. @param words translation prefix of the notifications, by state */
export function useDecision(kind: RequestKind, words: string, onDone: () => void) {
  const call = useCall();
  const client = useQueryClient();
  const notify = useNotify();
  const settle = useSettledAnswer();
  return useMutation({
    mutationFn: (decision: RequestDecision) => call(...decisionCall(kind, decision)),
    onSuccess: (_answer, { etat }) => {
      notify(`${words}.${etat}`, { type: 'success' });
      settle();
      onDone();
    },
    // On a failure another person may have decided, so the list is refetched too.
    onSettled: () => client.invalidateQueries({ queryKey: [kind.queryKey] }, { cancelRefetch: false }),
  });
}
