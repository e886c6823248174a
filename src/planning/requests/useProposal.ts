import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCall } from '../../resources/views/useCall';
import { proposalBody, type Proposal, type ProposalValues } from './proposal';

/** Sends what a person proposes in their own plan; it is shown there as pending from then on. */
export function useProposal(ownId: number, proposal: Proposal, onSent: () => void) {
  const call = useCall();
  const notify = useNotify();
  return useMutation({
    mutationFn: (values: ProposalValues) =>
      call(`Utilisateurs/${ownId}/demandesModificationsPlannings`, {
        method: 'POST',
        body: proposalBody(proposal, values),
      }),
    onSuccess: () => {
      notify('planningRequests.propose.sent', { type: 'success' });
      onSent();
    },
  });
}
