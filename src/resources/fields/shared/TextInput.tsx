import type { TextFieldProps } from '@mui/material/TextField';
import { useState, type ChangeEvent, type CSSProperties, type InputHTMLAttributes } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { validateField } from '../../records/validate';
import type { InputProps } from '../viewTypes';
import { QuietTextField } from './inputs/QuietTextField';
import { htmlInputProps, textFieldProps } from './inputs/textFieldProps';
import { useEditedText } from './hooks/useEditedText';
import type { TypedText } from './typedText';
import { useFieldInput } from './useFieldInput';
import { useHandler } from './hooks/useHandler';

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'list'>;

interface TextInputProps extends InputProps, Attributes {
  /** Minimum lines of a multi-line text; without it, a single line. */
  readonly minRows?: number;
  /** Digits of equal width, for grouped numbers. */
  readonly tabular?: boolean;
  /** Display format of a valid value while the input has no focus. */
  readonly display?: (value: string) => string;
  /** Formats the text while typing, and moves the caret. */
  readonly format?: (typed: TypedText) => TypedText;
}

const TABULAR = {
  fontVariantNumeric: 'tabular-nums',
  // Hides the native arrow of a datalist, since suggestions appear while typing.
  '& input::-webkit-calendar-picker-indicator': { display: 'none !important' },
} as const;

const MAX_ROWS = 16;

const grows = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

function growing(minRows: number): Pick<TextFieldProps, 'minRows' | 'maxRows'> & { readonly style?: CSSProperties } {
  const maxRows = Math.max(minRows, MAX_ROWS);
  // Without `field-sizing`, MUI measures each text in a hidden copy, which forces a layout.
  if (!grows()) return { minRows, maxRows };
  return { style: { fieldSizing: 'content', minHeight: `${minRows}lh`, maxHeight: `${maxRows}lh` } };
}

/** Input of all text kinds. On blur, a valid text is replaced by its canonical form. */
export function TextInput({ type = 'text', inputMode, autoComplete = 'off', list, minRows, ...props }: TextInputProps) {
  const { tabular, display = (value) => value } = props;
  const field = useFieldInput(props);
  const { trigger } = useFormContext();
  const [isEditing, setIsEditing] = useState(false);
  const typed = String(field.value ?? '');
  const shown = field.invalid ? typed : display(typed);
  const editing = useEditedText({ isEditing, shown, edited: typed, begin: () => setIsEditing(true) });
  const { style, ...height } = minRows === undefined ? {} : growing(minRows);
  const change = useHandler(({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setIsEditing(true);
    const { value, selectionStart } = target;
    // Composed characters (IME) are not final yet.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    const typed = { text: value, caret: selectionStart ?? value.length };
    const { text, caret } = isComposing ? typed : (props.format?.(typed) ?? typed);
    if (text === value) return field.setValue(value === '' ? null : value);
    // Setting a value moves the caret to the end.
    flushSync(() => field.setValue(text));
    target.setSelectionRange(caret, caret);
  });
  const leave = useHandler(() => {
    const parsed = validateField(field.value, props.spec);
    if (parsed.ok && parsed.value !== (field.value ?? null)) field.setValue(parsed.value);
    setIsEditing(false);
    field.onBlur();
    // Said where it was typed, and not only after a save; what is still to be filled in is not a fault yet.
    if (!parsed.ok && typed !== '') void trigger(field.name);
  });
  return (
    <QuietTextField
      {...textFieldProps(field)}
      type={style ? undefined : type}
      placeholder={field.placeholder}
      autoComplete={autoComplete}
      autoFocus={props.autoFocus}
      multiline={minRows !== undefined}
      {...height}
      value={isEditing ? typed : shown}
      onChange={change}
      onBlur={leave}
      slotProps={{
        htmlInput: { ...htmlInputProps(field), ...editing, inputMode, list, style },
        input: {
          sx: tabular ? TABULAR : undefined,
          ...(style && { inputComponent: 'textarea' }),
        },
      }}
    />
  );
}
