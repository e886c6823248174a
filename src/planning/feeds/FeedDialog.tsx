import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../resources/views/page/ConfirmDialog';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { FeedList } from './FeedList';
import type { Feed } from './feedTypes';
import { NewAddress } from './NewAddress';
import { isComplete, SubjectChoice, type ChosenSubject } from './SubjectChoice';
import { useFeeds } from './useFeeds';

export interface FeedDialogProps {
  readonly isOpen: boolean;
  /** May create feeds of any person; others only of themselves. */
  readonly isPlanner: boolean;
  readonly onClose: () => void;
}

const OWN: ChosenSubject = { kind: 'own', subject: {} };

/** Creates, copies and withdraws calendar feeds. */
export function FeedDialog({ isOpen, isPlanner, onClose }: FeedDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const { list, making, withdrawing } = useFeeds(isOpen);
  const [chosen, setChosen] = useState<ChosenSubject>(OWN);
  const [doomed, setDoomed] = useState<Feed>();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    // The address of a new feed is shown only once.
    making.reset();
    setChosen(OWN);
    onClose();
  };
  const withdraw = async () => {
    if (!doomed) return;
    await withdrawing.mutateAsync(doomed.id);
    setAsking(false);
    notify('planningExports.feeds.withdrawn', { type: 'success' });
  };
  return (
    <>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{translate('planningExports.feeds.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography variant="body2">{translate('planningExports.feeds.help')}</Typography>
            {making.data !== undefined ? (
              <NewAddress address={making.data} />
            ) : (
              <>
                {isPlanner && <SubjectChoice chosen={chosen} onChosen={setChosen} />}
                <Button
                  variant="contained"
                  disabled={making.isPending || !isComplete(chosen)}
                  onClick={() => making.mutate(chosen.subject)}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  {translate(`planningExports.feeds.${isPlanner ? 'createFor' : 'create'}`)}
                </Button>
              </>
            )}
            {making.error && <FailureAlert error={making.error} />}
            <Typography component="h3" variant="subtitle2">
              {translate('planningExports.feeds.existing')}
            </Typography>
            {list.error && <FailureAlert error={list.error} onRetry={() => void list.refetch()} />}
            {list.isPending && !list.error && (
              <LinearProgress aria-label={translate('planningExports.feeds.existing')} />
            )}
            {list.data && (
              <FeedList
                feeds={list.data}
                onWithdraw={(feed) => {
                  withdrawing.reset();
                  setDoomed(feed);
                  setAsking(true);
                }}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('screens.page.close')}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('planningExports.feeds.withdrawTitle')}
        text={translate('planningExports.feeds.withdrawText', { name: doomed?.nom ?? '' })}
        action={translate('planningExports.feeds.withdrawAction')}
        color="error"
        isPending={withdrawing.isPending}
        error={withdrawing.error}
        onConfirm={() => void withdraw().catch(() => undefined)}
        onCancel={() => setAsking(false)}
        onExited={() => setDoomed(undefined)}
      />
    </>
  );
}
