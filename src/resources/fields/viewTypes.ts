import type { FunctionComponent, ReactNode } from 'react';
import type { Operator } from '../language/operators';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';
import type { FieldSpec, Issue } from '../language/kind';
import type { Values } from '../language/values';

export interface CellProps<Spec extends FieldSpec = FieldSpec, Value = unknown> {
  readonly schema: ResourceSchema;
  /** Field names from the record to the field: `['adresse', 'codePostal']`. */
  readonly path: readonly string[];
  readonly spec: Spec;
  readonly value: Value | null | undefined;
  readonly record: AnyRecord;
  /** Shows the full value, on details pages; otherwise one line. */
  readonly full?: boolean | undefined;
}

export interface InputProps<Spec extends FieldSpec = FieldSpec> {
  readonly schema: ResourceSchema;
  /** Form path of the value: `interventions.2.theme`. */
  readonly source: string;
  /** Field names for translation keys: `['interventions', 'theme']`. */
  readonly path: readonly string[];
  readonly spec: Spec;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean;
  /** Applies `refusedWhen` to the form's values; undefined if the field declares none. */
  readonly refusalOf?: RefusalOf | undefined;
}

/** Returns the issue of the first `refusedWhen` condition that holds. Keeps its identity while the form is shown. */
export type RefusalOf = (values: Values) => Issue | undefined;

/** Props of a filter's value editor, without the operator. */
export interface FilterProps<Spec extends FieldSpec = FieldSpec> {
  readonly spec: Spec;
  readonly operator: Operator;
  /** An array for `in`, `[from, to]` for `between`; null or undefined if empty. */
  readonly value: unknown;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
  /** Draws the number of records that have an option's value. */
  readonly countOf?: ((value: string) => ReactNode) | undefined;
  readonly proposals?: ValueProposals | undefined;
}

/** Values of other records, offered while one is typed. */
export interface ValueProposals {
  readonly values: readonly string[];
  readonly onChoose: (value: string) => void;
}

export interface KindInputs<Spec extends FieldSpec = FieldSpec> {
  readonly Input: FunctionComponent<InputProps<Spec>>;
  readonly Filter: FunctionComponent<FilterProps<Spec>>;
}

/** The view half of a field kind. */
export interface KindView<Spec extends FieldSpec = FieldSpec, Value = unknown> extends KindInputs<Spec> {
  /**
   * Renders a value without hooks: a list has hundreds of cells, and a component each would dominate its render time.
   */
  readonly cell: (props: CellProps<Spec, Value>) => ReactNode;
  /** Preloads `Input` and `Filter`, so that they render at once. */
  readonly loadInputs: () => Promise<unknown>;
  /** The filter's value is picked from options and applies at once; otherwise it is typed and applies on Enter. */
  readonly isChosen?: true;
  /** Values that records have are proposed while a filter's value is typed. */
  readonly hasProposals?: true;
  /** The cell spaces the digits of the value, as those of an identifier. */
  readonly isSpaced?: true;
  /** Column alignment; left by default. */
  readonly align?: 'right';
  /** Pixels shown beside the text, such as a colour swatch; of other than texts, it says that their text can be measured. */
  readonly besideText?: number;
  /** True if the values are coloured states, which appear beside a record's title. */
  readonly isState?: (spec: Spec) => boolean;
  /** True if no value needs more than a third of a column, so that a form puts the next field beside it. */
  readonly isShort?: (spec: Spec) => boolean;
}
