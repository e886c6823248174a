import { optionFilter } from '../shared/choices/optionFilter';
import { OptionsPicker } from '../shared/choices/OptionsPicker';
import { pickerFieldProps } from '../shared/inputs/textFieldProps';
import { useFieldInput } from '../shared/useFieldInput';
import type { InputProps, KindInputs } from '../viewTypes';
import type { EnumerationSetSpec } from './kind';

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

export const inputs: KindInputs<EnumerationSetSpec> = { Input, Filter: optionFilter(({ options }) => options) };
