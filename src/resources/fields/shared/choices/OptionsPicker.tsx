import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Option } from '../options';
import type { PickerFieldProps } from '../inputs/textFieldProps';
import { useArray } from '../hooks/useArray';
import { useWords } from '../hooks/useReaderLanguage';

interface OptionsPickerProps {
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly onChange: (values: readonly string[]) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly textField: PickerFieldProps;
}

/** Multi-select; the values keep the declaration order. */
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
      onChange={(_event, next) => onChange(options.filter((one) => next.includes(one)).map((one) => one.value))}
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
