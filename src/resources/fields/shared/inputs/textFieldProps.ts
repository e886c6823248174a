import type { TextFieldProps } from '@mui/material/TextField';
import type { FieldInput } from '../useFieldInput';

/** What every text field takes from the field that it edits. */
export const textFieldProps = (field: FieldInput) =>
  ({
    id: field.id,
    name: field.name,
    label: field.labelNode,
    disabled: field.disabled,
    error: field.invalid,
    helperText: field.helperText,
    onBlur: field.onBlur,
    inputRef: field.ref,
    fullWidth: true,
    size: 'small',
  }) as const satisfies TextFieldProps;

/** What its `<input>` takes. `required` itself would let the browser refuse in its own words. */
export const htmlInputProps = (field: FieldInput) => ({ 'aria-required': field.required });

/** What the text field of a picker takes: the picker itself gives it its size and its state. */
export type PickerFieldProps = Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'error' | 'helperText' | 'placeholder' | 'inputRef' | 'onBlur' | 'autoFocus'
>;

export function pickerFieldProps(field: FieldInput, autoFocus?: boolean): PickerFieldProps {
  const { id, name, label, error, helperText, inputRef, onBlur } = textFieldProps(field);
  return { id, name, label, error, helperText, inputRef, onBlur, placeholder: field.placeholder, autoFocus };
}
