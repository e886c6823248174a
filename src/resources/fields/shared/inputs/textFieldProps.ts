import type { TextFieldProps } from '@mui/material/TextField';
import type { FieldInput } from '../useFieldInput';

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

/** Without the `required` attribute, which would enable the browser's own validation messages. */
export const htmlInputProps = (field: FieldInput) => ({ 'aria-required': field.required });

export type PickerFieldProps = Pick<
  TextFieldProps,
  'id' | 'name' | 'error' | 'helperText' | 'placeholder' | 'inputRef' | 'onBlur' | 'autoFocus'
> & { readonly label: string };

export function pickerFieldProps(field: FieldInput, autoFocus?: boolean): PickerFieldProps {
  const { id, name, error, helperText, inputRef, onBlur } = textFieldProps(field);
  const { label, placeholder } = field;
  return { id, name, label, error, helperText, inputRef, onBlur, placeholder, autoFocus };
}
