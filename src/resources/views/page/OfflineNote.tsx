import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** Stands where content is missing without a network. Plain text: the band at the window's end says the rest. */
export function OfflineNote() {
  const translate = useTranslate();
  return (
    <Typography role="status" variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
      {translate('screens.page.offline')}
    </Typography>
  );
}
