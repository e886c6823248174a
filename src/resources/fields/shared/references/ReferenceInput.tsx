import type { FieldSpec } from '../../../language/kind';
import type { InputProps } from '../../viewTypes';
import { pickerFieldProps } from '../inputs/textFieldProps';
import { useFieldInput } from '../useFieldInput';
import { RecordPicker } from './RecordPicker';
import { useHandler } from '../hooks/useHandler';
import { useWatch } from 'react-hook-form';
import { parametersOf } from '../../../registry/registry';
import { isEmptyValue } from '../../../records/validate';

/** Form paths around a field, outermost first: '' and `interventions.2.` for `interventions.2.site`. */
const surroundingsOf = (source: string): readonly string[] =>
  source.split('.').map((_, depth, steps) => [...steps.slice(0, depth), ''].join('.'));

/**
 * Form values that complete the address of the referenced collection; values in the field's own row take
 * precedence over outer ones.
 */
function useValuesAbove(resource: string, source: string): Readonly<Record<string, unknown>> {
  const parameters = parametersOf(resource);
  const places = surroundingsOf(source).flatMap((place) => parameters.map((parameter) => ({ place, parameter })));
  const values: readonly unknown[] = useWatch({ name: places.map(({ place, parameter }) => place + parameter) });
  const found = places.map(({ parameter }, index) => [parameter, values[index]] as const);
  return Object.fromEntries(found.filter(([, value]) => !isEmptyValue(value)));
}

interface ReferenceInputProps extends InputProps<FieldSpec & { readonly resource: string }> {
  readonly multiple?: boolean;
}

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
