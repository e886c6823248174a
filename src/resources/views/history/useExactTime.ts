import { dateFormat } from '../../common/dateFormat';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';

/** Formats an ISO 8601 instant to the minute, in the reader's language and time zone. */
export function useExactTime(): (at: string) => string {
  const region = useRegion();
  const format = dateFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(new Date(at));
}
