import type { InputProps } from '../../viewTypes';
import type { Option } from '../options';
import { htmlInputProps, textFieldProps } from '../inputs/textFieldProps';
import { useFieldInput } from '../useFieldInput';
import { OptionSelect, type OptionSelectProps } from './OptionSelect';

interface SelectInputProps extends InputProps, Pick<OptionSelectProps, 'picture'> {
  readonly options: readonly Option[];
}

export function SelectInput({ options, picture, ...props }: SelectInputProps) {
  const field = useFieldInput(props);
  return (
    <OptionSelect
      {...textFieldProps(field)}
      autoFocus={props.autoFocus}
      options={options}
      picture={picture}
      required={field.required}
      value={field.value}
      onChange={field.setValue}
      slotProps={{ select: { SelectDisplayProps: htmlInputProps(field) } }}
    />
  );
}
