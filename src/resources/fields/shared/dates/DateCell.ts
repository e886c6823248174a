import { useRegion } from '../hooks/useReaderLanguage';
import { dateFormatter } from '../formatters';
import { oneText } from '../cells/oneLine';

interface DateCellProps {
  readonly date: Date;
  readonly format: Intl.DateTimeFormatOptions;
  readonly full?: boolean | undefined;
}

export const DAY_FORMAT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A date as the reader's language writes it. */
export function DateCell({ date, format, full }: DateCellProps) {
  const text = dateFormatter(useRegion(), format).format(date);
  return oneText(text, { tabular: true, full });
}
