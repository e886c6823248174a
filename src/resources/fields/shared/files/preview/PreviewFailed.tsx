import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';

/** Said where a file cannot be shown; it can still be downloaded. */
export function PreviewFailed() {
  const translate = useTranslate();
  return <Alert severity="warning">{translate('files.preview.failed')}</Alert>;
}
