import { Form, ResourceContextProvider, useTranslate, useNotify } from 'ra-core';
import { useMemo } from 'react';
import { indexPlan } from '../data/checkEdits';
import type { Plan } from '../model/plan';
import { FormDialog } from '../../resources/views/dialogs/FormDialog';
import { useRegistry } from '../../resources/views/RegistryContext';
import { ScreenProvider } from '../../resources/views/ScreenContext';
import { proposalValues, type Proposal, type ProposalValues, proposalBody } from './proposal';
import { ProposeFields } from './ProposeFields';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../resources/views/useCall';

/** Sends a change request; the plan then shows it as pending. */
function useProposal(ownId: number, proposal: Proposal, onSent: () => void) {
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

export interface ProposeDialogProps {
  readonly proposal: Proposal;
  readonly ownId: number;
  readonly plan: Plan;
  readonly companies: ReadonlyMap<number, string>;
  readonly onClose: () => void;
}

const RESOURCE = 'demandesModificationsPlannings';
const TITLE = { Ajout: 'add', Modification: 'change', Suppression: 'remove' } as const;

/** Requests a change of the reader's plan: a new slot, a changed one, or a removal. */
export default function ProposeDialog({ proposal, ownId, plan, companies, onClose }: ProposeDialogProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const target = useMemo(() => ({ schema: registry.get(RESOURCE), address: RESOURCE, parents: {} }), [registry]);
  const sending = useProposal(ownId, proposal, onClose);
  const [first] = plan.types.keys();
  const index = useMemo(() => indexPlan(plan), [plan]);
  const initial = useMemo(() => proposalValues(proposal, first ?? null), [proposal, first]);
  return (
    <ScreenProvider value={target}>
      <ResourceContextProvider value={RESOURCE}>
        <FormDialog
          isOpen
          title={translate(`planningRequests.propose.${TITLE[proposal.action]}`)}
          name="proposal"
          onClose={onClose}
        >
          {(leave: () => void) => (
            <Form
              noValidate
              disableInvalidFormNotification
              defaultValues={initial}
              onSubmit={(values: unknown) => sending.mutate(values as ProposalValues)}
            >
              <ProposeFields
                proposal={proposal}
                companies={companies}
                ownId={ownId}
                index={index}
                isBusy={sending.isPending}
                error={sending.error}
                onLeave={leave}
              />
            </Form>
          )}
        </FormDialog>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}
