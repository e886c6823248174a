import Typography from '@mui/material/Typography';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { timeAgo } from './relativeTime';
import { useExactTime } from './useExactTime';

/** Relative and exact time. @param at ISO 8601 */
export function When({ at }: { readonly at: string }) {
  const region = useRegion();
  const exact = useExactTime()(at);
  const { value, unit } = timeAgo(new Date(at), new Date());
  const ago = new Intl.RelativeTimeFormat(region, { numeric: 'auto' }).format(value, unit);
  return (
    <Typography component="time" dateTime={at} variant="body2" sx={{ color: 'text.secondary' }}>
      {ago} · {exact}
    </Typography>
  );
}
