import { useRegion } from '../hooks/useReaderLanguage';
import { dateFormatter } from '../formatters';
import { writeDay } from '../plainForms';
import { oneText } from '../cells/oneLine';

interface DateCellProps {
  readonly date: Date;
  readonly format?: Intl.DateTimeFormatOptions;
  readonly full?: boolean | undefined;
}

export function DateCell({ date, format, full }: DateCellProps) {
  const region = useRegion();
  const text = format ? dateFormatter(region, format).format(date) : writeDay(date, region);
  return oneText(text, { tabular: true, full });
}
