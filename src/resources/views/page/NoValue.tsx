import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** Shows a dash, with words for screen readers; a skeleton while the value loads. */
export function NoValue({ isComing = false }: { readonly isComing?: boolean }) {
  const translate = useTranslate();
  if (isComing)
    return <Skeleton variant="text" width={120} aria-label={translate('screens.page.loading')} role="status" />;
  return (
    <Box component="span" role="img" aria-label={translate('screens.record.noValue')} sx={{ color: 'text.secondary' }}>
      —
    </Box>
  );
}
