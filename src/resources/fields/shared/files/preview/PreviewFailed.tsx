import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';

export function PreviewFailed() {
  const translate = useTranslate();
  return <Alert severity="warning">{translate('files.preview.failed')}</Alert>;
}
