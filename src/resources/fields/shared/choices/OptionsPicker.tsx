import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import type { Option } from '../options';
import type { PickerFieldProps } from '../inputs/textFieldProps';
import { useArray } from '../hooks/useArray';
import { useWords } from '../hooks/useReaderLanguage';
import { RequiredLabel } from '../RequiredLabel';
import { usePickerWords } from '../hooks/usePickerWords';

interface OptionsPickerProps {
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly onChange: (values: readonly string[]) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly textField: PickerFieldProps;
}

/** Multi-select; the values keep the declaration order. */
export function OptionsPicker({ options, value, onChange, disabled, required = false, textField }: OptionsPickerProps) {
  const words = usePickerWords(textField.label);
  const inWords = useWords();
  const values = useArray(value);
  const chosen = useMemo(() => options.filter((option) => values.includes(option.value)), [options, values]);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      fullWidth
      id={textField.id}
      disabled={disabled}
      options={options}
      value={chosen}
      onChange={(_event, next) => onChange(options.filter((one) => next.includes(one)).map((one) => one.value))}
      getOptionLabel={({ label }) => inWords(label)}
      getOptionKey={(option) => option.value}
      {...words}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          {...textField}
          label={<RequiredLabel required={required}>{textField.label}</RequiredLabel>}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-required': required } }}
        />
      )}
    />
  );
}
