import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { problemOf } from './problemOf';

export interface FailureAlertProps {
  readonly error: unknown;
  /** Offers to try again. */
  readonly onRetry?: () => void;
}

/** Says in words why something could not be read or done. */
export function FailureAlert({ error, onRetry }: FailureAlertProps) {
  const translate = useTranslate();
  const { message } = problemOf(error);
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('screens.page.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {message ? translate(message, { _: message }) : translate('screens.page.unknownFailure')}
    </Alert>
  );
}
