import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { isNotOffered } from '../../protocol/notOffered';
import { problemOf } from './problemOf';

export interface FailureAlertProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

export function FailureAlert({ error, onRetry }: FailureAlertProps) {
  const translate = useTranslate();
  const { message } = problemOf(error);
  const isMissing = isNotOffered(error);
  const retry = onRetry && !isMissing && (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('screens.page.retry')}
    </Button>
  );
  return (
    <Alert severity={isMissing ? 'info' : 'error'} role={isMissing ? 'status' : 'alert'} action={retry}>
      {message ? translate(message, { _: message }) : translate('screens.page.unknownFailure')}
    </Alert>
  );
}
