import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { WriteButton } from '../../resources/views/access/WriteButton';
import { DecisionDialog } from '../../resources/views/requests/DecisionDialog';
import type { RequestState } from '../../resources/views/requests/requestKind';
import { useDecision } from '../../resources/views/requests/useDecision';
import { usePendingRequests } from '../data/useRequests';
import type { PlanSlot } from '../model/plan';
import { requestAbout } from './requestAbout';
import { PLAN_REQUESTS, type PlanRequest } from './requestTypes';
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
  if (!request)
    return (
      <Button component={LinkBase} to={REQUESTS_PATH}>
        {translate('planning.details.decide')}
      </Button>
    );
  const words = wordsOf(request);
  return (
    <>
      {request.motif && (
        <Typography variant="body2" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {translate('requests.reason', { reason: request.motif })}
        </Typography>
      )}
      <WriteButton
        label={translate('requests.accept.action')}
        variant="contained"
        startIcon={<Check />}
        onClick={() => setState('Acceptee')}
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
          isPending={decision.isPending}
          error={decision.error}
          onDecide={decision.mutate}
          onCancel={() => {
            setState(undefined);
            decision.reset();
          }}
        />
      )}
    </>
  );
}
