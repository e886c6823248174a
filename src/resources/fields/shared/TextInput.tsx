import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { validateField } from '../../validate';
import type { InputProps } from '../viewTypes';
import { htmlInputProps, textFieldProps } from './textFieldProps';
import { useFieldInput } from './useFieldInput';

interface TextInputProps extends InputProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Height of a text of several lines; one line where absent. */
  readonly minRows?: number;
  readonly endAdornment?: ReactNode;
  /** Digits of equal width, for numbers that are read in groups. */
  readonly tabular?: boolean;
}

/** The input of every kind whose value is typed as text. On leaving it, the text takes its canonical form. */
export function TextInput({ type = 'text', inputMode, autoComplete = 'off', minRows, ...props }: TextInputProps) {
  const { endAdornment, tabular } = props;
  const field = useFieldInput(props);
  const leave = () => {
    const parsed = validateField(field.value, props.spec);
    if (parsed.ok && parsed.value !== (field.value ?? null)) field.setValue(parsed.value);
    field.onBlur();
  };
  return (
    <TextField
      {...textFieldProps(field)}
      type={type}
      placeholder={field.placeholder}
      autoComplete={autoComplete}
      autoFocus={props.autoFocus}
      multiline={minRows !== undefined}
      minRows={minRows}
      maxRows={16}
      value={field.value ?? ''}
      onChange={(event) => field.setValue(event.target.value === '' ? null : event.target.value)}
      onBlur={leave}
      slotProps={{
        htmlInput: { ...htmlInputProps(field), inputMode },
        input: {
          endAdornment: endAdornment && <InputAdornment position="end">{endAdornment}</InputAdornment>,
          sx: tabular ? { fontVariantNumeric: 'tabular-nums' } : undefined,
        },
      }}
    />
  );
}
