import { numberFormatter } from '../formatters';
import { writeNumber } from '../plainForms';
import { oneText } from './oneLine';
import { useRegion } from '../hooks/useReaderLanguage';

interface NumberCellProps {
  readonly value: number;
  readonly format?: Intl.NumberFormatOptions;
  readonly full?: boolean | undefined;
}

export function NumberCell({ value, format, full }: NumberCellProps) {
  const region = useRegion();
  const text = format ? numberFormatter(region, format).format(value) : writeNumber(value, region);
  return oneText(text, { tabular: true, full });
}
