import { dateFormat } from '../../common/dateFormat';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { usePrinting } from './usePrinting';

/** The date of printing, shown only in print. */
export const PrintedOn = () => (usePrinting() ? <PrintDate /> : null);

function PrintDate() {
  const translate = useTranslate();
  const format = dateFormat(useRegion(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {translate('screens.page.printed', { date: format.format(Date.now()) })}
    </Typography>
  );
}
