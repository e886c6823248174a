import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** A dash for the eye, words for the ear. */
export function NoValue() {
  const translate = useTranslate();
  return (
    <Box component="span" role="img" aria-label={translate('screens.record.noValue')} sx={{ color: 'text.secondary' }}>
      —
    </Box>
  );
}
