import type { FunctionComponent, ReactNode } from 'react';
import type { Operator } from '../language/operators';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';
import type { FieldSpec } from '../language/kind';

/** What a cell of a list, or a line of the details page, is given. */
export interface CellProps<Spec extends FieldSpec = FieldSpec, Value = unknown> {
  readonly schema: ResourceSchema;
  /** The declared names that lead to the field: `['adresse', 'codePostal']`. */
  readonly path: readonly string[];
  readonly spec: Spec;
  readonly value: Value | null | undefined;
  readonly record: AnyRecord;
  /** The details page: everything. Otherwise one line of a list. */
  readonly full?: boolean | undefined;
}

/** What an input of a form is given. */
export interface InputProps<Spec extends FieldSpec = FieldSpec> {
  readonly schema: ResourceSchema;
  /** Where the form keeps the value: `interventions.2.theme`. */
  readonly source: string;
  /** The declared names that lead to the field, for its translation keys: `['interventions', 'theme']`. */
  readonly path: readonly string[];
  readonly spec: Spec;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean;
}

/** What the value editor of a filter is given; the operator is chosen outside. */
export interface FilterProps<Spec extends FieldSpec = FieldSpec> {
  readonly spec: Spec;
  readonly operator: Operator;
  /** An array for `in`, `[from, to]` for `between`; null or undefined for none yet. */
  readonly value: unknown;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
}

/** What edits the values of a kind. */
export interface KindInputs<Spec extends FieldSpec = FieldSpec> {
  readonly Input: FunctionComponent<InputProps<Spec>>;
  readonly Filter: FunctionComponent<FilterProps<Spec>>;
}

/** The view half of a field kind. */
export interface KindView<Spec extends FieldSpec = FieldSpec, Value = unknown> extends KindInputs<Spec> {
  /** Draws a value, with no hooks: a list has hundreds, and a component for each would be most of its drawing. */
  readonly cell: (props: CellProps<Spec, Value>) => ReactNode;
  /** Loads the code of `Input` and `Filter` ahead: they are then drawn at once. */
  readonly loadInputs: () => Promise<unknown>;
  /** A filter's value is chosen from what is offered, and narrows the list as it is chosen; others are typed first. */
  readonly isChosen?: true;
  /** Where a column of such values is aligned: numbers end at their digits. Left where absent. */
  readonly align?: 'right';
  /** Pixels of what a cell shows beside its text, such as a swatch. */
  readonly besideText?: number;
  /** Whether its values are coloured states, which stand beside a record's title. */
  readonly isState?: (spec: Spec) => boolean;
}
