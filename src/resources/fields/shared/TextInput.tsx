import type { TextFieldProps } from '@mui/material/TextField';
import { useState, type ChangeEvent, type CSSProperties, type InputHTMLAttributes } from 'react';
import { flushSync } from 'react-dom';
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
  /** Height of a text of several lines; one line where absent. */
  readonly minRows?: number;
  /** Digits of equal width, for numbers that are read in groups. */
  readonly tabular?: boolean;
  /** How an accepted value is shown while it is not edited. */
  readonly display?: (value: string) => string;
  /** The text as it is written while one types, with the place of the caret. */
  readonly format?: (typed: TypedText) => TypedText;
}

const TABULAR = {
  fontVariantNumeric: 'tabular-nums',
  // Proposals come while one types: the browser's own arrow looks like no other of the form.
  '& input::-webkit-calendar-picker-indicator': { display: 'none !important' },
} as const;

const MAX_ROWS = 16;

const grows = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** What makes a text of several lines as high as what is typed, between its least and its most lines. */
function growing(minRows: number): Pick<TextFieldProps, 'minRows' | 'maxRows'> & { readonly style?: CSSProperties } {
  const maxRows = Math.max(minRows, MAX_ROWS);
  // The library measures each of them in a second, hidden one, and has the page laid out for it.
  if (!grows()) return { minRows, maxRows };
  return { style: { fieldSizing: 'content', minHeight: `${minRows}lh`, maxHeight: `${maxRows}lh` } };
}

/** The input of every kind whose value is typed as text. On leaving it, the text takes its canonical form. */
export function TextInput({ type = 'text', inputMode, autoComplete = 'off', list, minRows, ...props }: TextInputProps) {
  const { tabular, display = (value) => value } = props;
  const field = useFieldInput(props);
  const [isEditing, setIsEditing] = useState(false);
  const typed = String(field.value ?? '');
  const shown = field.invalid ? typed : display(typed);
  const editing = useEditedText({ isEditing, shown, edited: typed, begin: () => setIsEditing(true) });
  const { style, ...height } = minRows === undefined ? {} : growing(minRows);
  const change = useHandler(({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setIsEditing(true);
    const { value, selectionStart } = target;
    // Signs that are being composed are not there yet.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    const typed = { text: value, caret: selectionStart ?? value.length };
    const { text, caret } = isComposing ? typed : (props.format?.(typed) ?? typed);
    if (text === value) return field.setValue(value === '' ? null : value);
    // A browser puts the caret at the end of a text that it is given.
    flushSync(() => field.setValue(text));
    target.setSelectionRange(caret, caret);
  });
  const leave = useHandler(() => {
    const parsed = validateField(field.value, props.spec);
    if (parsed.ok && parsed.value !== (field.value ?? null)) field.setValue(parsed.value);
    setIsEditing(false);
    field.onBlur();
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
