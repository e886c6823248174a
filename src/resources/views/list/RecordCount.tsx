import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../page/useNumberFormat';

/** How many records there are, also said aloud when a search changes it. */
export function RecordCount({ total }: { readonly total: number }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  return (
    <Typography component="span" variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {translate('screens.list.count', { smart_count: total, count: format(total) })}
    </Typography>
  );
}
