import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { useIsNarrow } from '../page/useIsNarrow';
import { timeAgo } from '../history/relativeTime';

/** How long a request waits: `il y a 3 jours`. @param at ISO 8601 */
export function WaitingSince({ at }: { readonly at: string }) {
  const translate = useTranslate();
  const region = useRegion();
  const isNarrow = useIsNarrow();
  const { value, unit } = timeAgo(new Date(at), new Date());
  const exact = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <Box
      component="time"
      dateTime={at}
      title={translate('requests.asked', { when: exact })}
      sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {/* On a phone the answers beside it leave less room. */}
      {new Intl.RelativeTimeFormat(region, { numeric: 'auto', style: isNarrow ? 'short' : 'long' }).format(value, unit)}
    </Box>
  );
}
