import { useRegion } from '../hooks/useReaderLanguage';
import { dateFormatter } from '../formatters';
import { writeDay } from '../plainForms';
import { oneText } from '../cells/oneLine';

interface DateCellProps {
  readonly date: Date;
  /** Day, month and year in digits where nothing is said. */
  readonly format?: Intl.DateTimeFormatOptions;
  readonly full?: boolean | undefined;
}

/** A date as the reader's language writes it. */
export function DateCell({ date, format, full }: DateCellProps) {
  const region = useRegion();
  const text = format ? dateFormatter(region, format).format(date) : writeDay(date, region);
  return oneText(text, { tabular: true, full });
}
