import type { AccessRule } from './accessRule';
import type { Condition } from './condition';
import type { FieldAccess } from './fieldAccess';
import type { Formula } from './formula';
import type { DeclarationCode } from './declarationCodes';
import type { Operator } from './operators';
import type { Sequence } from './sequence';
import type { Language, Words } from './words';

/** A JSON Schema (draft 2020-12), as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What was wrong with a value: a code and its arguments. The words are in `i18n` (`validation.<code>`). */
export interface Issue {
  readonly code: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Where inside the field, for embedded ones: `['2', 'libelle']`. */
  readonly path?: readonly string[];
}

/** The outcome of reading a value that came from outside: its canonical form, or what is wrong with it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** How a value is stored, as plain data; the database prints it as SQL. */
export type ColumnType =
  | 'text'
  | 'boolean'
  | 'integer'
  | 'bigint'
  | 'date'
  | 'timestamptz'
  | 'jsonb'
  | 'text[]'
  | 'bigint[]'
  | `numeric(${number},${number})`;

/** What every field declares, whatever its kind. */
export interface FieldOptions {
  readonly label: Words;
  readonly help?: Words;
  readonly placeholder?: Words;
  readonly required?: boolean;
  /** No two records of the collection (of the same parent, where nested) hold the same value. */
  readonly unique?: boolean;
  /** Shown, never sent: the API fills it. */
  readonly readOnly?: boolean;
  /** Given when the record is created, and never changed then. */
  readonly immutable?: boolean;
  /** The value of a new record, in the form that the API takes. */
  readonly initial?: unknown;
  /** Values as people write them, for the examples of import files and of the API's description, and for generated tests. */
  readonly samples?: readonly unknown[];
  /** Required while this holds of the record's own fields: a comment where the result is not conforming. */
  readonly requiredWhen?: Condition;
  /** Forms and details pages show it while this holds. What it has is kept; where it is not shown it is not required. */
  readonly visibleWhen?: Condition;
  /** It cannot be changed while this holds of the record as it is stored. */
  readonly readOnlyWhen?: Condition;
  /** Its value is computed, and never sent. */
  readonly formula?: Formula;
  /** Its computed value stands in a column, with an index where a list asks for it, and follows every write that it depends on. */
  readonly stored?: boolean;
  /** Its value is the next number of a sequence, which a new record is given. */
  readonly sequence?: Sequence;
  /** Who reads it, of those who read the record. For everybody else it is nowhere, and they do not write it. */
  readonly readers?: FieldAccess;
  /** Who writes it, of those who write the record. Everybody else who reads it leaves it as it is. */
  readonly writers?: FieldAccess;
}

/** A declared field: its kind, and what the declaration says of it. */
export interface FieldSpec extends FieldOptions {
  readonly kind: string;
}

/** The type-level memory of a field: which value it holds. Never present at run time. */
export interface Holds<Value> {
  readonly __value?: Value;
}

/** The declaration of one field, as a factory returns it: pure data that remembers its value's type. */
export type Declared<Name extends string, Options, Value> = { readonly kind: Name } & Options & Holds<Value>;

/** What is given, with nothing that the kind does not know: a misspelled option does not compile. */
export type Exactly<Given, Options> = Given & { readonly [Unknown in Exclude<keyof Given, keyof Options>]: never };

/**
 * Makes the factory of a kind.
 *
 * @example export const text = fieldFactory<'text', TextOptions, string>('text');
 */
export const fieldFactory =
  <Name extends string, Options extends FieldOptions, Value>(kind: Name) =>
  <const Given extends Options>(options: Exactly<Given, Options>): Declared<Name, Given, Value> => ({
    kind,
    ...options,
  });

/** A complaint of a kind about a declaration: `S020` with the words for the developer who wrote it. */
export interface SpecProblem {
  readonly code: DeclarationCode;
  readonly message: string;
}

/** What a kind may ask about the other declarations while its own is checked. */
export interface SpecContext {
  readonly resourceNames: readonly string[];
  /** `; did you mean 'x'?` for the nearest candidate, or nothing: the end of a message. */
  readonly suggest: (name: string, candidates: readonly string[]) => string;
  /** Checks an inner field of an embedded one, through the same path. */
  readonly checkField: (name: string, spec: FieldSpec) => readonly SpecProblem[];
}

/** What a field points at. */
export interface Pointer {
  readonly resource: string;
  /** Whether it holds several ids. */
  readonly several: boolean;
  /** Whether the record that points goes with the one that it points at. */
  readonly owned?: boolean;
}

/** Values with which the contract test of kinds, the generated tests and the documentation work. */
export interface KindSamples<Spec extends FieldSpec, Value> {
  /** A complete declaration of the kind. */
  readonly spec: Spec;
  /** At least two accepted values, in canonical form: `parse(v)` answers `v` itself, and they differ. */
  readonly valid: readonly [Value, Value, ...Value[]];
  /** Accepted in another form than the canonical one. */
  readonly coerced?: readonly { readonly input: unknown; readonly value: Value }[];
  /** Refused, with the code of the first issue. */
  readonly invalid: readonly { readonly input: unknown; readonly code: string }[];
}

/**
 * The pure half of a field kind: everything that browser and server have to know about it.
 * Shared code never asks which kind a field has; it asks the kind.
 */
export interface Kind<Spec extends FieldSpec = FieldSpec, Value = unknown> {
  readonly name: Spec['kind'];
  /** Complaints about the declaration itself, when the program starts. */
  readonly check?: (spec: Spec, context: SpecContext) => readonly SpecProblem[];
  /** Reads a value from outside; never called with null, undefined or '' (those are "no value" for every kind). */
  readonly parse: (input: unknown, spec: Spec) => Parsed<Value>;
  /** The JSON Schema of the value, as the OpenAPI document shows it. */
  readonly jsonSchema: (spec: Spec) => JsonSchema;
  readonly column: (spec: Spec) => ColumnType;
  /** Filter operators that lists offer for it, the default first; empty: it cannot be filtered. */
  readonly operators: (spec: Spec) => readonly Operator[];
  /** The value as the plain text of an export, a history or a search; '' for none. Labels are French where no language is given. */
  readonly toText: (value: Value, spec: Spec, language?: Language) => string;
  /** The value as a part of a record's name, as people write it in every language; absent: `toText`. */
  readonly toName?: (value: Value, spec: Spec) => string;
  /** The value as people type it, where they type into a text: `parse` reads the same value from it; absent: `toText`. */
  readonly toTyped?: (value: Value, spec: Spec) => string;
  /** A part of a value, as it stands in the stored form: `06 12` of a telephone number is `+33612`. */
  readonly storedPart?: (typed: string) => string;
  /** What an import reads from a cell's text, to be given to `parse`. */
  readonly fromText: (text: string, spec: Spec) => unknown;
  /** Why an import cannot read back the text of an export; absent: `fromText` gives what `toText` was given. */
  readonly oneWayText?: string;
  /** Its values are words of a search, though they are no texts where they are stored. */
  readonly isWord?: true;
  /** No two of its values are the same with case and accents ignored: SQL compares them as they are, by an index. */
  readonly exact?: true;
  /** What stored values begin with, of a value that is typed in another form; undefined for what cannot be one. */
  readonly beginningOf?: (typed: string) => string | undefined;
  /** False: a list cannot be ordered by it. */
  readonly sortable: boolean;
  /** The other resource that it points at. */
  readonly reference?: (spec: Spec) => Pointer;
  /** Its values are uploads, so bodies become multipart. */
  readonly upload?: 'one' | 'several';
  /** The boolean of a body that removes its stored file: an instruction, not a field. */
  readonly removedBy?: (spec: Spec) => string | undefined;
  /** How the OpenAPI document says which of its values depend on the rest of the record, or on the person. */
  readonly ruleKeywords?: (spec: Spec) => JsonSchema;
  /** The conditions on the record under which it takes some of its values. */
  readonly conditions?: (spec: Spec) => readonly Condition[];
  /** The declaration with the values alone whose conditions hold; itself where none has a condition. */
  readonly narrowed?: (spec: Spec, isTrue: (condition: Condition) => boolean) => Spec;
  /** The declaration for a record that has this value: an enumeration offers the values that may follow it. */
  readonly following?: (
    stored: unknown,
    spec: Spec,
    mayTake: (rule: AccessRule) => boolean,
    isTrue: (condition: Condition) => boolean,
  ) => Spec;
  /** The conditions on the record under which its value may become another one. */
  readonly stepConditions?: (spec: Spec) => readonly Condition[];
  /** Why a stored value may not become another one; undefined where it may. */
  readonly stepIssue?: (
    stored: unknown,
    value: unknown,
    spec: Spec,
    isTrue: (condition: Condition) => boolean,
  ) => Issue | undefined;
  /** Whether some of its steps ask for rights or functions. */
  readonly hasStepRules?: (spec: Spec) => boolean;
  /** What a person has to hold to make one value another one; undefined where that is nothing. */
  readonly stepRule?: (stored: unknown, value: unknown, spec: Spec) => AccessRule | undefined;
  /** Inner fields of an embedded kind. */
  readonly inner?: (spec: Spec) => Readonly<Record<string, FieldSpec>>;
  /** A plausible value for seed data, from a number that differs for each record. */
  readonly seed?: (spec: Spec, index: number) => Value;
  readonly samples: KindSamples<Spec, Value>;
}

export const ok = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });

export const refuse = (code: string, args?: Issue['args']): Parsed<never> => ({
  ok: false,
  issues: [args ? { code, args } : { code }],
});
