import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';

/** Placeholder for content that was not loaded before the network was lost. */
export function OfflineNote() {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="status" sx={{ my: 1 }}>
      {translate('screens.page.offline')}
    </Alert>
  );
}
