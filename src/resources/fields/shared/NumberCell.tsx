import { numberFormatter } from './formatters';
import { OneLine } from './OneLine';
import { useRegion } from './hooks/useReaderLanguage';

interface NumberCellProps {
  readonly value: number;
  readonly format?: Intl.NumberFormatOptions;
  readonly full?: boolean | undefined;
}

/** A number in the form of the reader's language. */
export function NumberCell({ value, format, full }: NumberCellProps) {
  const text = numberFormatter(useRegion(), format).format(value);
  return (
    <OneLine title={text} tabular full={full}>
      {text}
    </OneLine>
  );
}
