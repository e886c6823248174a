import type { Locator } from '@playwright/test';
import type { FieldSpec } from '../../../src/resources/language/kind';

export type NameOf = (resource: string, id: number) => Promise<string>;

/** The form, or the group of inputs that contains the field. */
export interface Form {
  readonly scope: Locator;
  readonly nameOf: NameOf;
}

/** Fills in a field of one kind as a person does, and tells what a list shows then. */
export interface Driver<Spec extends FieldSpec = FieldSpec, Value = unknown> {
  readonly fill: (form: Form, spec: Spec, value: Value) => Promise<void>;
  /** Texts in the cell; empty if it shows no text. */
  readonly shown: (value: Value, spec: Spec, nameOf: NameOf) => Promise<readonly string[]> | readonly string[];
}

export const labelOf = ({ label }: Pick<FieldSpec, 'label'>): string => label[0];

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const retype = (input: Locator, text: string): Promise<void> => input.fill(text);
