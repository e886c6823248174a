import TextField from '@mui/material/TextField';
import { dateFormatter } from '../formatters';
import { useRegion } from '../hooks/useReaderLanguage';
import { textFieldProps } from '../inputs/textFieldProps';
import { DAY_FORMAT } from '../plainForms';
import type { PickerProps } from './Picker';

const FORMATS: Readonly<Record<PickerProps['precision'], Intl.DateTimeFormatOptions>> = {
  month: { month: '2-digit', year: 'numeric' },
  day: DAY_FORMAT,
  minute: { ...DAY_FORMAT, hour: '2-digit', minute: '2-digit' },
};

/**
 * Placeholder of a loading picker: a disabled input with the date, because an empty one would look as if no
 * date were stored.
 */
export function DatePlace({ field, form, precision }: Pick<PickerProps, 'field' | 'form' | 'precision'>) {
  const region = useRegion();
  const { value } = field;
  const date = typeof value === 'string' && value ? form.read(value) : undefined;
  const isKnown = date !== undefined && !Number.isNaN(date.getTime());
  return (
    <TextField
      {...textFieldProps(field)}
      value={isKnown ? dateFormatter(region, FORMATS[precision]).format(date) : ''}
      disabled
    />
  );
}
