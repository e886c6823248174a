import type { FieldSpec } from '../../../language/kind';
import type { InputProps } from '../../viewTypes';
import { pickerFieldProps } from '../inputs/textFieldProps';
import { useFieldInput } from '../useFieldInput';
import { RecordPicker } from './RecordPicker';
import { useValuesAbove } from './useValuesAbove';
import { useHandler } from '../hooks/useHandler';

interface ReferenceInputProps extends InputProps<FieldSpec & { readonly resource: string }> {
  readonly multiple?: boolean;
}

/** The picker of one referenced record, or of several, bound to the form. */
export function ReferenceInput({ multiple = false, ...props }: ReferenceInputProps) {
  const field = useFieldInput(props);
  const { resource } = props.spec;
  const choose = useHandler((ids: readonly number[]) =>
    field.setValue(ids.length === 0 ? null : multiple ? ids : ids[0]),
  );
  return (
    <RecordPicker
      resource={resource}
      known={useValuesAbove(resource, props.source)}
      multiple={multiple}
      value={field.value}
      onChange={choose}
      disabled={field.disabled}
      required={field.required}
      textField={pickerFieldProps(field, props.autoFocus)}
    />
  );
}
