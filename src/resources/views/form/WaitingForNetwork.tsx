import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useWaitingWrites } from '../page/useWaitingWrites';

/** Says of what is being saved without a network that it will be sent. */
export function WaitingForNetwork() {
  const translate = useTranslate();
  const waiting = useWaitingWrites();
  if (waiting === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 1 }}>
      {translate('screens.form.willBeSent')}
    </Alert>
  );
}
