import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { MessagePanel } from '../../resources/views/page/MessagePanel';
import { FieldsSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { REQUEST_LIST } from '../../resources/views/requests/requestListStyle';
import { useRequestList } from '../../resources/views/requests/useRequestList';
import { RequestItem } from './RequestItem';
import { PLAN_REQUESTS, type PlanRequest } from './requestTypes';
import { useRequestWords, type KnownPlan } from './useRequestWords';

export interface OwnRequestsDialogProps {
  readonly ownId: number;
  readonly known: KnownPlan;
  readonly onClose: () => void;
}

export default function OwnRequestsDialog({ ownId, known, onClose }: OwnRequestsDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const list = useRequestList<PlanRequest>(PLAN_REQUESTS, undefined, ownId);
  const wordsOf = useRequestWords(list.items, known);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isSmall}>
      <DialogTitle id={id}>{translate('planningRequests.propose.mine')}</DialogTitle>
      <DialogContent>
        {Boolean(list.error) && <FailureAlert error={list.error} onRetry={() => void list.refetch()} />}
        {list.isLoading && <FieldsSkeleton />}
        {list.data && list.items.length === 0 && (
          <MessagePanel
            title={translate('planningRequests.empty.title')}
            text={translate('planningRequests.propose.none')}
          />
        )}
        {list.items.length > 0 && (
          <Box component="ol" aria-labelledby={id} sx={REQUEST_LIST}>
            {list.items.map((request) => (
              <RequestItem key={request.id} request={request} words={wordsOf(request)} isOwn onShow={onClose} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={onClose}>
          {translate('screens.page.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
