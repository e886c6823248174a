import type { AccessRule } from './accessRule';
import type { Condition } from './condition';
import type { FieldAccess } from './fieldAccess';
import type { Formula } from './formula';
import type { DeclarationCode } from './declarationCodes';
import type { Operator } from './operators';
import type { Sequence } from './sequence';
import type { Language, Words } from './words';

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A validation error: a code with arguments. Texts are in `i18n` (`validation.<code>`). */
export interface Issue {
  readonly code: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Path inside an embedded field: `['2', 'libelle']`. */
  readonly path?: readonly string[];
}

/** Result of parsing external input: the canonical value, or issues. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Storage type, as plain data; the database layer translates it to SQL. */
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

/** A condition under which a record is refused, and the error message. A comparison with an empty value is never true. */
export interface RefusedWhen {
  readonly when: Condition;
  /** The error message, a full sentence. */
  readonly message: Words;
}

/** Options of every field, whatever its kind. */
export interface FieldOptions {
  readonly label: Words;
  readonly help?: Words;
  readonly placeholder?: Words;
  readonly required?: boolean;
  /** No two records of the collection (below the same parent, if nested) may have the same value. */
  readonly unique?: boolean;
  /** Shown, but never sent: the API sets it. */
  readonly readOnly?: boolean;
  /** Set on creation, and never changed afterwards. */
  readonly immutable?: boolean;
  /** Initial value of a new record, in the API's format. */
  readonly initial?: unknown;
  /** Realistic values, for import examples, the API description, and generated tests. */
  readonly samples?: readonly unknown[];
  /** What people call the column in their own files, in any language; an import recognises it besides the label. */
  readonly headings?: readonly string[];
  /** Required while the record's own fields meet the condition, such as a comment on a failed result. */
  readonly requiredWhen?: Condition;
  /**
   * Shown in forms and on details pages while the condition holds. A hidden field keeps its value and is not required.
   */
  readonly visibleWhen?: Condition;
  /** Cannot be changed while the stored record meets the condition. */
  readonly readOnlyWhen?: Condition;
  /** Conditions under which the record is refused, each with a message that is shown at this field. */
  readonly refusedWhen?: readonly RefusedWhen[];
  /** Its value is computed, and never sent. */
  readonly formula?: Formula;
  /**
   * Stores the computed value in a column, indexed if a list needs it, and updates it after every write that
   * affects it.
   */
  readonly stored?: boolean;
  /** Assigns the next number of a sequence to a new record. */
  readonly sequence?: Sequence;
  /**
   * Restricts who may read the field among readers of the record. For all others it does not exist, and they
   * cannot write it.
   */
  readonly readers?: FieldAccess;
  /** Restricts who may write the field among writers of the record. For all other readers it is read-only. */
  readonly writers?: FieldAccess;
}

/** A declared field. */
export interface FieldSpec extends FieldOptions {
  readonly kind: string;
}

/** Phantom type of a field's value; never present at run time. */
export interface Holds<Value> {
  readonly __value?: Value;
}

/** Declaration of a field, as returned by a factory: plain data with the value's type. */
export type Declared<Name extends string, Options, Value> = { readonly kind: Name } & Options & Holds<Value>;

/** Rejects options unknown to the kind, so that a typing error does not compile. */
export type Exactly<Given, Options> = Given & { readonly [Unknown in Exclude<keyof Given, keyof Options>]: never };

/** Creates a kind's factory. @example export const text = fieldFactory<'text', TextOptions, string>('text'); */
export const fieldFactory =
  <Name extends string, Options extends FieldOptions, Value>(kind: Name) =>
  <const Given extends Options>(options: Exactly<Given, Options>): Declared<Name, Given, Value> => ({
    kind,
    ...options,
  });

/** A problem found by a kind: code and message for the developer of the declaration. */
export interface SpecProblem {
  readonly code: DeclarationCode;
  readonly message: string;
}

/** Access to the other declarations during a check. */
export interface SpecContext {
  readonly resourceNames: readonly string[];
  /** Suffix `; did you mean 'x'?` with the closest candidate, or ''. */
  readonly suggest: (name: string, candidates: readonly string[]) => string;
  /** Checks an inner field of an embedded one. */
  readonly checkField: (name: string, spec: FieldSpec) => readonly SpecProblem[];
}

/** Target of a reference. */
export interface Pointer {
  readonly resource: string;
  /** True if the field holds several ids. */
  readonly several: boolean;
  /** True if the record is deleted with the referenced one. */
  readonly owned?: boolean;
}

/** Values for the kinds' contract test, generated tests and documentation. */
export interface KindSamples<Spec extends FieldSpec, Value> {
  /** A complete declaration of the kind. */
  readonly spec: Spec;
  /** At least two different valid values in canonical form: `parse(v)` returns `v`. */
  readonly valid: readonly [Value, Value, ...Value[]];
  /** Valid input in non-canonical form. */
  readonly coerced?: readonly { readonly input: unknown; readonly value: Value }[];
  /** Invalid input, with the code of the first issue. */
  readonly invalid: readonly { readonly input: unknown; readonly code: string }[];
}

/** The pure half of a field kind, for browser and server. Shared code never tests for a kind; it calls these methods. */
export interface Kind<Spec extends FieldSpec = FieldSpec, Value = unknown> {
  readonly name: Spec['kind'];
  /** Checks the declaration at start. */
  readonly check?: (spec: Spec, context: SpecContext) => readonly SpecProblem[];
  /** Parses external input; never called with null, undefined or '', which mean "no value" for every kind. */
  readonly parse: (input: unknown, spec: Spec) => Parsed<Value>;
  /** JSON Schema of the value, for the OpenAPI document. */
  readonly jsonSchema: (spec: Spec) => JsonSchema;
  readonly column: (spec: Spec) => ColumnType;
  /** Filter operators, the default first; empty if the field cannot be filtered. */
  readonly operators: (spec: Spec) => readonly Operator[];
  /** Plain text for exports, history and search; '' if empty. Labels are French by default. */
  readonly toText: (value: Value, spec: Spec, language?: Language) => string;
  /** Text within a record's name, the same in all languages; defaults to `toText`. */
  readonly toName?: (value: Value, spec: Spec) => string;
  /** Text for editing, which `parse` accepts; defaults to `toText`. */
  readonly toTyped?: (value: Value, spec: Spec) => string;
  /** Converts a part of a value to its stored form: `06 12` of a telephone number is `+33612`. */
  readonly storedPart?: (typed: string) => string;
  /** Converts a cell's text to input for `parse`. */
  readonly fromText: (text: string, spec: Spec) => unknown;
  /** Why an import cannot read exported text back; if undefined, `fromText` reverses `toText`. */
  readonly oneWayText?: string;
  /** Values are search words, although they are not stored as text. */
  readonly isWord?: true;
  /** Values differ even without case and accents, so SQL compares them directly, with an index. */
  readonly exact?: true;
  /** Converts typed text to the beginning of stored values; undefined if impossible. */
  readonly beginningOf?: (typed: string) => string | undefined;
  /** Its values say what they are: an address, a chip. A card on a phone shows them without the field's name. */
  readonly isSelfEvident?: true;
  /** Its values are French postcodes, which tell the department. */
  readonly isPostcode?: true;
  /** False: a list cannot be ordered by it. */
  readonly sortable: boolean;
  /** The referenced resource. */
  readonly reference?: (spec: Spec) => Pointer;
  /** Values are uploads, so request bodies are multipart. */
  readonly upload?: 'one' | 'several';
  /** Name of the boolean in the body that removes the stored file; an instruction, not a field. */
  readonly removedBy?: (spec: Spec) => string | undefined;
  /** OpenAPI keywords for values that depend on the rest of the record, or on the person. */
  readonly ruleKeywords?: (spec: Spec) => JsonSchema;
  /** Conditions on the record that restrict the values. */
  readonly conditions?: (spec: Spec) => readonly Condition[];
  /** The spec with only the values whose conditions hold; the same object if there are no conditions. */
  readonly narrowed?: (spec: Spec, isTrue: (condition: Condition) => boolean) => Spec;
  /** The spec for a stored value: an enumeration offers the allowed transitions. */
  readonly following?: (
    stored: unknown,
    spec: Spec,
    mayTake: (rule: AccessRule) => boolean,
    isTrue: (condition: Condition) => boolean,
  ) => Spec;
  /** Conditions of transitions. */
  readonly stepConditions?: (spec: Spec) => readonly Condition[];
  /** Issue of a transition; undefined if it is allowed. */
  readonly stepIssue?: (
    stored: unknown,
    value: unknown,
    spec: Spec,
    isTrue: (condition: Condition) => boolean,
  ) => Issue | undefined;
  /** True if some transitions need rights or functions. */
  readonly hasStepRules?: (spec: Spec) => boolean;
  /** Access rule of a transition; undefined if it needs none. */
  readonly stepRule?: (stored: unknown, value: unknown, spec: Spec) => AccessRule | undefined;
  /** Inner fields of an embedded kind. */
  readonly inner?: (spec: Spec) => Readonly<Record<string, FieldSpec>>;
  /** A plausible value for seed data, varied by record number. */
  readonly seed?: (spec: Spec, index: number) => Value;
  readonly samples: KindSamples<Spec, Value>;
}

export const ok = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });

export const refuse = (code: string, args?: Issue['args']): Parsed<never> => ({
  ok: false,
  issues: [args ? { code, args } : { code }],
});
