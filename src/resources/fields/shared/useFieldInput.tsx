import { useInput, ValidationError } from 'ra-core';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FieldSpec } from '../../language/kind';
import type { InputProps } from '../viewTypes';
import { useFieldWords, type FieldWords } from './useFieldWords';
import { periodMessage, refusalMessage, validatorOf, type FieldValidator } from './inputs/fieldValidator';
import { useHandler } from './hooks/useHandler';

export interface FieldInput extends Omit<FieldWords, 'help'> {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  /** Null empties the field. */
  readonly setValue: (value: unknown) => void;
  readonly onBlur: () => void;
  /** The form focuses this element when the field is refused. */
  readonly ref: (element: unknown) => void;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly helperText: ReactNode;
}

const asIs = (value: unknown): unknown => value;

/** Text of an error. For an embedded field, `message` may also be the error object of an inner field with that name. */
export const errorText = (message: unknown): ReactNode =>
  typeof message === 'string' && message !== '' ? <ValidationError error={message} /> : undefined;

/**
 * Binds a field to the form, with the API's validation.
 *
 * @param ofForm custom validator, for values that differ from the API's format (pending files)
 */
export function useFieldInput(
  props: InputProps,
  ofForm: (spec: FieldSpec) => FieldValidator = validatorOf,
): FieldInput {
  const { schema, source, spec, disabled = false, refusalOf } = props;
  const { help, ...words } = useFieldWords(props);
  const validate = useMemo(() => {
    const ofField = ofForm(spec);
    return (value: unknown, values: Readonly<Record<string, unknown>>) =>
      ofField(value) ?? periodMessage(schema, source, values) ?? refusalMessage(refusalOf, values);
  }, [schema, source, spec, ofForm, refusalOf]);
  const { id, field, fieldState } = useInput<unknown>({ source, validate, format: asIs, parse: asIs });
  const isReady = useRef(false);
  useLayoutEffect(() => {
    isReady.current = true;
  }, []);
  // A field that loses the focus within its first commit was not visited: react-admin's handler would throw there.
  const onBlur = useHandler(() => {
    if (isReady.current) field.onBlur();
  });
  return {
    ...words,
    id,
    name: field.name,
    value: field.value,
    setValue: field.onChange,
    onBlur,
    ref: field.ref,
    required: spec.required ?? false,
    disabled: disabled || (spec.readOnly ?? false),
    invalid: fieldState.invalid,
    helperText: errorText(fieldState.error?.message) ?? help,
  };
}
