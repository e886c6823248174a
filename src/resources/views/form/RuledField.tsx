import { useEffect, useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { decidingFields, isFixed, isRequired, isShown } from '../../fieldRules';
import type { FieldSpec } from '../../fields/kind';
import { kindOf } from '../../fields/kinds';
import type { AnyRecord } from '../../types';
import { useScreen } from '../ScreenContext';
import { ReadOnlyField } from './ReadOnlyField';

export interface RuledFieldProps {
  readonly name: string;
  readonly spec: FieldSpec;
  /** The record that is changed; absent for a new one. */
  readonly stored?: AnyRecord | undefined;
  /** The field, by the declaration as it stands for what the form holds now. */
  readonly children: (spec: FieldSpec) => ReactNode;
}

/** A field whose declaration depends on other values of the form: shown or not, required or not, fixed or not. */
export function RuledField({ name, spec, stored, children }: RuledFieldProps) {
  const { schema } = useScreen();
  const names = useMemo(() => decidingFields(spec), [spec]);
  const { control, trigger, getFieldState } = useFormContext();
  const watched: readonly unknown[] = useWatch({ control, name: [...names] });
  const values = Object.fromEntries(names.map((one, index) => [one, watched[index]]));
  const required = isRequired(schema, spec, values);
  const held = stored?.[name];
  const current = useMemo(() => {
    const narrowed = kindOf(spec).following?.(held, spec) ?? spec;
    return required === (narrowed.required ?? false) ? narrowed : { ...narrowed, required };
  }, [spec, held, required]);
  useEffect(() => {
    // What was missing may be left out now.
    if (getFieldState(name).error) void trigger(name);
  }, [required, name, trigger, getFieldState]);
  if (!isShown(schema, spec, values)) return null;
  if (stored && isFixed(schema, spec, stored)) return <ReadOnlyField field={name} record={stored} />;
  return children(current);
}
