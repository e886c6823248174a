import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { decidingFields, isFixed, isRequired, isShown, offeredSpec } from '../../records/fieldRules';
import type { FieldSpec } from '../../language/kind';
import { isSame } from '../../common/isSame';
import type { AnyRecord } from '../../language/resourceSchema';
import { useMayTake } from '../access/useMayTake';
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

/** The same declaration as before while it says the same: an input registers anew with another one. */
function useSteady(spec: FieldSpec): FieldSpec {
  const [steady, setSteady] = useState(spec);
  if (steady === spec || isSame(steady, spec)) return steady;
  setSteady(spec);
  return spec;
}

/** A field whose declaration depends on other values of the form: shown or not, required or not, fixed or not. */
export function RuledField({ name, spec, stored, children }: RuledFieldProps) {
  const { schema } = useScreen();
  const names = useMemo(() => decidingFields(spec), [spec]);
  const { control, trigger, getFieldState } = useFormContext();
  const watched: readonly unknown[] = useWatch({ control, name: [...names] });
  const values = Object.fromEntries(names.map((one, index) => [one, watched[index]]));
  const required = isRequired(schema, spec, values);
  const mayTake = useMayTake();
  const offered = offeredSpec(schema, name, spec, {
    values,
    ...(stored && { stored }),
    mayTake,
  });
  const current = useSteady(required === (offered.required ?? false) ? offered : { ...offered, required });
  useEffect(() => {
    // What was missing may be left out now, and what was refused is offered.
    if (getFieldState(name).error) void trigger(name);
  }, [current, name, trigger, getFieldState]);
  if (!isShown(schema, spec, values)) return null;
  if (stored && isFixed(schema, spec, stored)) return <ReadOnlyField field={name} record={stored} />;
  return children(current);
}
