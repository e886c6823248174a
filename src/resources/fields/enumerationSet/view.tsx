import Stack from '@mui/material/Stack';
import { cellOf } from '../shared/cellOf';
import { OptionChip } from '../shared/choices/OptionChip';
import { optionFilter } from '../shared/choices/optionFilter';
import { OptionsPicker } from '../shared/choices/OptionsPicker';
import { pickerFieldProps } from '../shared/textFieldProps';
import { useFieldInput } from '../shared/useFieldInput';
import type { InputProps, KindView } from '../viewTypes';
import type { EnumerationSetSpec } from './kind';

const Cell = cellOf<EnumerationSetSpec, readonly string[]>(({ value, spec, full }) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: full ? 'wrap' : 'nowrap', overflow: 'hidden' }}>
    {value.map((one) => (
      <OptionChip key={one} value={one} options={spec.options} />
    ))}
  </Stack>
));

function Input(props: InputProps<EnumerationSetSpec>) {
  const field = useFieldInput(props);
  return (
    <OptionsPicker
      options={props.spec.options}
      value={field.value}
      onChange={(values) => field.setValue(values.length > 0 ? values : null)}
      disabled={field.disabled}
      required={field.required}
      textField={pickerFieldProps(field, props.autoFocus)}
    />
  );
}

export const enumerationSetView: KindView<EnumerationSetSpec, readonly string[]> = {
  Cell,
  Input,
  Filter: optionFilter(({ options }) => options),
};
