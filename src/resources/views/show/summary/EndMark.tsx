import { useTranslate } from 'ra-core';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { expiryOf, isPeriodEnd } from './expiry';

export interface EndMarkProps {
  readonly field: string;
  readonly record: AnyRecord;
}

/** In a list, beside the end of a period that is near: how many days are left. Ends of the past need no warning. */
export function EndMark(props: EndMarkProps) {
  const { schema } = useScreen();
  return isPeriodEnd(schema, props.field) ? <DaysLeft {...props} /> : null;
}

function DaysLeft({ field, record }: EndMarkProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { schema } = useScreen();
  const days = expiryOf(schema, field, record, new Date())?.days;
  if (days === undefined || days < 0) return null;
  const inWords = (style: 'long' | 'short') =>
    new Intl.RelativeTimeFormat(region, { numeric: 'auto', style }).format(days, 'day');
  return (
    <span className="end-mark" title={translate('details.period.ends', { when: inWords('long') })}>
      {inWords('short')}
    </span>
  );
}
