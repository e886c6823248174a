import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';

export function OfflineNote() {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="status" sx={{ my: 1 }}>
      {translate('screens.page.offline')}
    </Alert>
  );
}
