import { numbersIn } from '../../resources/common/narrow';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useInput } from 'ra-core';
import { usePickerWords } from '../../resources/fields/shared/hooks/usePickerWords';
import { RequiredLabel } from '../../resources/fields/shared/RequiredLabel';
import { errorText } from '../../resources/fields/shared/useFieldInput';
import type { NoticeChoice } from './useNoticeChoices';

interface ChoicesInputProps {
  readonly source: string;
  readonly label: string;
  /** Undefined while loading. */
  readonly choices: readonly NoticeChoice[] | undefined;
  /** Error message if empty; absent if the input is optional. */
  readonly refusal?: string;
  readonly disabled: boolean;
  readonly help?: string | undefined;
}

/** A multiple choice among functions, groups or tags. */
export function ChoicesInput({ source, label, choices, refusal, disabled, help }: ChoicesInputProps) {
  const { id, field, fieldState } = useInput<unknown>({
    source,
    defaultValue: null,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
    validate: (value: unknown) => (refusal !== undefined && numbersIn(value).length === 0 ? refusal : undefined),
  });
  const chosen = numbersIn(field.value);
  const options = choices ?? [];
  const isRequired = refusal !== undefined;
  return (
    <Autocomplete
      multiple
      id={id}
      size="small"
      fullWidth
      disableCloseOnSelect
      disabled={disabled}
      loading={choices === undefined}
      options={options}
      value={options.filter((one) => chosen.includes(one.id))}
      onChange={(_event, next) => field.onChange(next.length === 0 ? null : next.map((one) => one.id))}
      onBlur={() => field.onBlur()}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      renderOption={({ key, ...item }, option, { selected }) => (
        <li key={key} {...item}>
          <Checkbox
            size="small"
            checked={selected}
            tabIndex={-1}
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ p: 0.5, mr: 1 }}
          />
          {option.label}
        </li>
      )}
      {...usePickerWords(label)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<RequiredLabel required={isRequired}>{label}</RequiredLabel>}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={errorText(fieldState.error?.message) ?? help}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': isRequired },
          }}
        />
      )}
    />
  );
}
