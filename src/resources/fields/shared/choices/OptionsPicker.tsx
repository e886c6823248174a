import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Option } from '../options';
import { useArray } from '../useArray';
import { useWords } from '../readerLanguage';

interface OptionsPickerProps {
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly onChange: (values: readonly string[]) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly textField: Pick<
    TextFieldProps,
    'id' | 'name' | 'label' | 'error' | 'helperText' | 'placeholder' | 'inputRef' | 'onBlur' | 'autoFocus'
  >;
}

/** Chooses several of a few options, in the order of the declaration. */
export function OptionsPicker({ options, value, onChange, disabled, required, textField }: OptionsPickerProps) {
  const translate = useTranslate();
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
      onChange={(_event, next) => onChange(options.filter((option) => next.includes(option)).map((option) => option.value))}
      getOptionLabel={({ label }) => inWords(label)}
      getOptionKey={(option) => option.value}
      noOptionsText={translate('screens.inputs.noChoice')}
      openText={translate('screens.inputs.open')}
      closeText={translate('screens.inputs.close')}
      clearText={translate('screens.inputs.clear')}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          {...textField}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-required': required } }}
        />
      )}
    />
  );
}
