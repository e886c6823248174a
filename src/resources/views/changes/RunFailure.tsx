import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useOffers } from '../access/useOffers';
import { problemOf } from '../page/problemOf';

export interface RunFailureProps {
  readonly during: 'previewing' | 'applying';
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why a change set failed, whether something may have been written, and a retry button. */
export function RunFailure({ during, error, onRetry }: RunFailureProps) {
  const translate = useTranslate();
  const { atOnce } = useOffers();
  const { message, status = 0 } = problemOf(error);
  // Without a response the result is unknown; the idempotency key makes a retry safe.
  const isUncertain = during === 'applying' && status === 0 && atOnce;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('screens.page.retry')}
        </Button>
      }
    >
      <AlertTitle>{translate(during === 'previewing' ? 'changes.failedPreview' : 'changes.failedApply')}</AlertTitle>
      {message ? translate(message, { _: message }) : translate('screens.page.unknownFailure')}{' '}
      {isUncertain && translate('changes.uncertain')}
    </Alert>
  );
}
