import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'ra-core';

/** Says on the details page of a private record that it keeps something back, and from whom. */
export function PrivateNote() {
  const translate = useTranslate();
  return (
    <Alert severity="info" icon={<LockOutlined />} sx={{ mb: 2 }}>
      <AlertTitle>{translate('screens.record.keptTitle')}</AlertTitle>
      {translate('screens.record.keptText')}
    </Alert>
  );
}
