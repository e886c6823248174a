import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { ComingLines } from './ComingLines';

/** Shows a dash, with words for screen readers; a skeleton while the value loads, words where no network is. */
export function NoValue({ isComing = false }: { readonly isComing?: boolean }) {
  const translate = useTranslate();
  if (isComing) return <ComingLines width={120} aria-label={translate('screens.page.loading')} role="status" />;
  return (
    <Box component="span" role="img" aria-label={translate('screens.record.noValue')} sx={{ color: 'text.secondary' }}>
      —
    </Box>
  );
}
