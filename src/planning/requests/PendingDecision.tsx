import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { WriteButton } from '../../resources/views/access/WriteButton';
import { DecisionDialog } from '../../resources/views/requests/DecisionDialog';
import type { RequestState } from '../../resources/views/requests/requestKind';
import { useHeldDecision } from '../../resources/views/requests/useHeldDecision';
import { DecisionNote } from '../../resources/views/requests/DecisionNote';
import { WaitingSince } from '../../resources/views/requests/WaitingSince';
import { useDecision } from '../../resources/views/requests/useDecision';
import { usePendingRequests } from '../data/useRequests';
import type { PlanSlot } from '../model/plan';
import { requestAbout } from './requestAbout';
import { RequestDoubts } from './RequestDoubts';
import { PLAN_REQUESTS, type PlanRequest } from './requestTypes';
import { useAvailability } from './useAvailability';
import { useRequestFindings } from './useRequestFindings';
import { useRequestWords } from './useRequestWords';

const REQUESTS_PATH = '/demandes-modifications-plannings';
const NONE: readonly PlanRequest[] = [];

export interface PendingDecisionProps {
  /** Its id is the negated id of the request. */
  readonly slot: PlanSlot;
  readonly onClose: () => void;
}

/** Accepts or refuses the request that a pending slot stands for, as the page of requests does. */
export function PendingDecision({ slot, onClose }: PendingDecisionProps) {
  const translate = useTranslate();
  const request = usePendingRequests(undefined, true).find(({ id }) => id === -slot.id);
  const wordsOf = useRequestWords(request ? [request] : NONE);
  const [etat, setState] = useState<Exclude<RequestState, 'EnAttente'>>();
  const decision = useDecision(PLAN_REQUESTS, 'planningRequests.done', onClose);
  const hold = useHeldDecision(PLAN_REQUESTS);
  const { findingsOf, checkedOf, isComing } = useRequestFindings(request ? [request] : NONE);
  const availabilityOf = useAvailability();
  if (!request)
    return (
      <Button component={LinkBase} to={REQUESTS_PATH}>
        {translate('planning.details.decide')}
      </Button>
    );
  const words = wordsOf(request);
  const findings = findingsOf(request);
  const note = availabilityOf(checkedOf(request));
  // As on the home page: what nothing speaks against needs no question, and can be undone.
  const isClear = !isComing && findings.length === 0;
  const acceptIt = () => {
    if (!isClear) return setState('Acceptee');
    hold({ request, etat: 'Acceptee', reponse: '' });
    onClose();
  };
  return (
    <>
      <Typography variant="body2" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        {translate(`planningRequests.actions.${request.action}`, { name: words.person })}
        {note && <DecisionNote {...note} />}
        {request.demandeLe && <WaitingSince at={request.demandeLe} />}
      </Typography>
      {request.motif && (
        <Typography variant="body2" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {translate('requests.reason', { reason: request.motif })}
        </Typography>
      )}
      <WriteButton
        label={translate('requests.accept.action')}
        variant="contained"
        startIcon={<Check />}
        onClick={acceptIt}
      />
      <WriteButton
        label={translate('requests.refuse.action')}
        color="error"
        startIcon={<Close />}
        onClick={() => setState('Refusee')}
      />
      {etat && (
        <DecisionDialog
          asked={{ request, etat }}
          words="planningRequests"
          name={words.person}
          about={requestAbout(request, words, translate)}
          doubts={<RequestDoubts findings={findings} />}
          isPending={decision.isPending}
          error={decision.error}
          onDecide={(given) => {
            if (given.etat === 'Acceptee') return decision.mutate(given);
            hold(given);
            return onClose();
          }}
          onCancel={() => {
            setState(undefined);
            decision.reset();
          }}
        />
      )}
    </>
  );
}
