import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ChangeEvent } from 'react';
import { kindOf } from '../kinds';
import type { FieldSpec } from '../../language/kind';
import type { InputProps } from '../viewTypes';
import { editedNumber } from './editedNumber';
import { numberFormatter } from './formatters';
import { QuietTextField } from './inputs/QuietTextField';
import { htmlInputProps, textFieldProps } from './inputs/textFieldProps';
import { useEditedText } from './hooks/useEditedText';
import { useFieldInput } from './useFieldInput';
import { useRegion } from './hooks/useReaderLanguage';
import { useHandler } from './hooks/useHandler';

interface NumericInputProps extends InputProps {
  /** Number format while the input has no focus. */
  readonly format?: Intl.NumberFormatOptions;
  readonly unit?: string;
}

/** Parses typed text; invalid text is returned as it is, for validation to report. */
function readTyped(typed: string, spec: FieldSpec): unknown {
  const text = typed.trim();
  if (text === '') return null;
  const parsed = kindOf(spec).parse(text, spec);
  return parsed.ok ? parsed.value : text;
}

/** Numeric keypads of telephones have no minus sign. */
const keypadFor = (spec: FieldSpec) => (Number(kindOf(spec).jsonSchema(spec).minimum) >= 0 ? 'decimal' : 'text');

/** Input of all numeric kinds. The typed text is kept until blur. */
export function NumericInput({ format, unit, ...props }: NumericInputProps) {
  const region = useRegion();
  const field = useFieldInput(props);
  const [typed, setTyped] = useState<string>();
  const { value } = field;
  const edited = typeof value === 'number' ? editedNumber(value, region) : String(value ?? '');
  const shown = typeof value === 'number' ? numberFormatter(region, format).format(value) : edited;
  const editing = useEditedText({
    isEditing: typed !== undefined,
    shown,
    edited,
    begin: () => setTyped((now) => now ?? edited),
  });
  const change = useHandler(({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    field.setValue(readTyped(target.value, props.spec));
  });
  const leave = useHandler(() => {
    setTyped(undefined);
    field.onBlur();
  });
  return (
    <QuietTextField
      {...textFieldProps(field)}
      placeholder={field.placeholder}
      autoComplete="off"
      autoFocus={props.autoFocus}
      value={typed ?? shown}
      onChange={change}
      onBlur={leave}
      slotProps={{
        htmlInput: { ...htmlInputProps(field), ...editing, inputMode: keypadFor(props.spec) },
        input: {
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
          sx: { fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}
