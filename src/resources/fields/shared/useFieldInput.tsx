import { useInput, useTranslate, ValidationError } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { fieldKey } from '../../keys';
import type { FieldSpec } from '../kind';
import type { InputProps } from '../viewTypes';
import { RequiredLabel } from './RequiredLabel';
import { validatorOf, type FieldValidator } from './validation';

/** A declared field bound to the form: its value, its words and what is wrong with it. */
export interface FieldInput {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  /** Keeps a new value; null empties the field. */
  readonly setValue: (value: unknown) => void;
  readonly onBlur: () => void;
  /** Where the form puts the focus when the field is refused. */
  readonly ref: (element: unknown) => void;
  /** The label as plain text, for `aria-label`. */
  readonly label: string;
  /** The label with its mark where the field is required. */
  readonly labelNode: ReactNode;
  readonly placeholder: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  /** The error, or else the help. */
  readonly helperText: ReactNode;
}

const asIs = (value: unknown): unknown => value;

/**
 * Binds a declared field to the form around it, with the validation that the API has too.
 *
 * @param ofForm makes the validator where the form holds a value in another form than the API takes (files to be sent)
 */
export function useFieldInput(
  { schema, source, path, spec, disabled = false }: InputProps,
  ofForm: (spec: FieldSpec) => FieldValidator = validatorOf,
): FieldInput {
  const translate = useTranslate();
  const validate = useMemo(() => ofForm(spec), [spec, ofForm]);
  const { id, field, fieldState } = useInput<unknown>({ source, validate, format: asIs, parse: asIs });
  const key = fieldKey(schema, ...path);
  const label = translate(key);
  const required = spec.required ?? false;
  const message = fieldState.error?.message;
  const help = spec.help && translate(`${key}.$help`);
  return {
    id,
    name: field.name,
    value: field.value,
    setValue: field.onChange,
    onBlur: () => field.onBlur(),
    ref: field.ref,
    label,
    labelNode: <RequiredLabel required={required}>{label}</RequiredLabel>,
    placeholder: spec.placeholder && translate(`${key}.$placeholder`),
    required,
    disabled: disabled || (spec.readOnly ?? false),
    invalid: fieldState.invalid,
    helperText: message ? <ValidationError error={message} /> : help,
  };
}
