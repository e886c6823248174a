import { useRegion } from '../hooks/useReaderLanguage';
import { dateFormatter } from '../formatters';
import { OneLine } from '../OneLine';

interface DateCellProps {
  readonly date: Date;
  readonly format: Intl.DateTimeFormatOptions;
  readonly full?: boolean | undefined;
}

export const DAY_FORMAT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A date as the reader's language writes it. */
export function DateCell({ date, format, full }: DateCellProps) {
  const text = dateFormatter(useRegion(), format).format(date);
  return (
    <OneLine title={text} tabular full={full}>
      {text}
    </OneLine>
  );
}
