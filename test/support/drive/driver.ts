import type { Locator } from '@playwright/test';
import type { FieldSpec } from '../../../src/resources/language/kind';

/** The text that names a record which a value points at. */
export type NameOf = (resource: string, id: number) => Promise<string>;

/** Where a field is filled in: the form, or the group of inputs that the field is in. */
export interface Form {
  readonly scope: Locator;
  readonly nameOf: NameOf;
}

/** How a person gives a field of one kind its value, and what a list shows of it then. */
export interface Driver<Spec extends FieldSpec = FieldSpec, Value = unknown> {
  readonly fill: (form: Form, spec: Spec, value: Value) => Promise<void>;
  /** Texts that the cell holds; none where it shows no text. */
  readonly shown: (value: Value, spec: Spec, nameOf: NameOf) => Promise<readonly string[]> | readonly string[];
}

/** What a field is called in the language of the browser tests. */
export const labelOf = ({ label }: Pick<FieldSpec, 'label'>): string => label[0];

/** A text as it is, in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces the text of an input. */
export const retype = (input: Locator, text: string): Promise<void> => input.fill(text);
