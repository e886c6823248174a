import type { Condition } from '../../language/condition';
import { foldText } from '../../common/foldText';
import { inLanguage, LANGUAGES, type Language, type Words } from '../../language/words';
import type { SpecProblem } from '../../language/kind';

/** State colours (section 4 of the specification): green, orange, red, grey, blue, violet. */
const STATUSES = ['success', 'warning', 'danger', 'secondary', 'info', 'customPurple'] as const;

type Status = (typeof STATUSES)[number];

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: Words;
  /** Shown as a coloured state. */
  readonly status?: Status;
  /** Condition on the record's own fields under which the option is offered and accepted. */
  readonly when?: Condition;
}

interface WithOptions {
  readonly options: readonly Option[];
}

/** Conditions of all options, from which rules derive the fields they depend on. */
export const optionConditions = ({ options }: WithOptions): readonly Condition[] =>
  options.flatMap(({ when }) => when ?? []);

/** `x-offeredWhen`: condition by option. */
export function offeredWhen({ options }: WithOptions): Readonly<Record<string, unknown>> {
  const conditions = options.flatMap(({ value, when }) => (when ? [[value, when] as const] : []));
  return conditions.length > 0 ? { 'x-offeredWhen': Object.fromEntries(conditions) } : {};
}

/** Filters out options whose condition is false; returns the same spec if no option has a condition. */
export const withTrueOptions = <Spec extends WithOptions>(
  spec: Spec,
  isTrue: (condition: Condition) => boolean,
): Spec =>
  spec.options.some(({ when }) => when)
    ? { ...spec, options: spec.options.filter(({ when }) => !when || isTrue(when)) }
    : spec;

/** The declared options; empty if the field has none. */
export const optionsOf = (spec: object | undefined): readonly Option[] =>
  spec && 'options' in spec && Array.isArray(spec.options) ? (spec.options as readonly Option[]) : [];

const fold = (text: string): string => foldText(text).trim();

export const optionOf = (value: unknown, options: readonly Option[]): Option | undefined =>
  options.find((option) => option.value === value);

/**
 * Finds a value by itself or by its label in any language, ignoring case and accents; returns the text itself
 * if unknown.
 */
export const optionFromText = (text: string, options: readonly Option[]): string =>
  (
    options.find(({ value }) => fold(value) === fold(text)) ??
    options.find(({ label }) => label.some((words) => fold(words) === fold(text)))
  )?.value ?? text;

/** A value's text in exports: its label, or the value itself if the label is ambiguous. */
export function textOfOption(value: string, options: readonly Option[], language: Language = LANGUAGES[0]): string {
  const label = optionOf(value, options)?.label;
  const text = label && inLanguage(label, language);
  return text !== undefined && optionFromText(text, options) === value ? text : value;
}

const repeated = (words: readonly string[]): string | undefined =>
  words.find((word, index) => words.indexOf(word) !== index);

/** S043, S044 and S045: each French label must identify exactly one option in an import. */
export function checkOptions(options: readonly Option[]): SpecProblem[] {
  const sameValue = repeated(options.map(({ value }) => fold(value)));
  const sameLabel = repeated(options.map(({ label }) => fold(label[0])));
  const foreign = options.find(({ value, label }) => optionFromText(label[0], options) !== value);
  return [
    ...(options.length === 0 ? [{ code: 'S043', message: 'it has no options' } as const] : []),
    ...(sameValue === undefined ? [] : [{ code: 'S044', message: `the value '${sameValue}' is there twice` } as const]),
    ...(sameLabel === undefined && foreign && sameValue === undefined
      ? [{ code: 'S045', message: `the label '${foreign.label[0]}' also means another option` } as const]
      : []),
    ...(sameLabel === undefined ? [] : [{ code: 'S045', message: `the label '${sameLabel}' is there twice` } as const]),
  ];
}
