import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldSpec } from '../../language/kind';
import type { Formula } from '../../language/formula';
import { computedValue } from '../../formula/evaluate';
import { dependsOnOthers, storedFieldsOf } from '../../formula/parts';
import type { AnyRecord } from '../../language/resourceSchema';
import { validateField } from '../../records/validate';
import { useScreen } from '../ScreenContext';
import { ReadOnlyField } from './ReadOnlyField';

export interface ComputedFieldProps {
  readonly field: string;
  readonly spec: FieldSpec & { readonly formula: Formula };
  readonly record: AnyRecord | undefined;
}

/** A computed field in a form: a live preview if it depends only on fields of the form, otherwise the stored value. */
export default function ComputedField(props: ComputedFieldProps) {
  const { field, spec, record } = props;
  const { fields } = useScreen().schema;
  if (!dependsOnOthers(spec.formula, fields)) return <Preview {...props} />;
  return record ? <ReadOnlyField field={field} record={record} /> : null;
}

/** Computed from the form's values; invalid ones count as empty. */
function Preview({ field, spec, record }: ComputedFieldProps) {
  const { schema } = useScreen();
  const { control } = useFormContext();
  const names = useMemo(() => [...new Set(storedFieldsOf(spec.formula, schema.fields))], [spec, schema]);
  const watched: readonly unknown[] = useWatch({ control, name: names });
  const values = Object.fromEntries(
    names.map((name, at) => {
      const read = schema.fields[name] && validateField(watched[at], schema.fields[name]);
      return [name, schema.fields[name]?.readOnly ? record?.[name] : read?.ok ? read.value : null];
    }),
  );
  const value = computedValue(spec, { schema, values, now: new Date() });
  return <ReadOnlyField field={field} record={{ id: 0, ...record, [field]: value }} />;
}
