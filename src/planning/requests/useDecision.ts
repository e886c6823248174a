import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCall } from '../../resources/views/useCall';
import type { PlanRequest, RequestState } from './requestTypes';

export interface Decision {
  readonly request: PlanRequest;
  readonly etat: Exclude<RequestState, 'EnAttente'>;
  /** Said to the employee; a refusal has one. */
  readonly reponse: string;
}

/** Accepts or refuses requests; an accepted one changes the plan at once. */
export function useDecision(onDone: () => void) {
  const call = useCall();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ request, etat, reponse }: Decision) =>
      call(`Utilisateurs/${request.utilisateurId}/demandesModificationsPlannings/${request.id}`, {
        method: 'PATCH',
        body: {
          utilisateurId: request.utilisateurId,
          demandeModificationPlanningId: request.id,
          etat,
          ...(reponse.trim() !== '' && { reponse: reponse.trim() }),
        },
      }),
    onSuccess: (_answer, { etat }) => {
      notify(`planningRequests.done.${etat}`, { type: 'success' });
      onDone();
    },
    // What was refused may have been decided by somebody else: the list says so.
    onSettled: () => client.invalidateQueries({ queryKey: ['planning'] }),
  });
}
