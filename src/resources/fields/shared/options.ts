import type { Condition } from '../../language/condition';
import { foldText } from '../../common/foldText';
import { inLanguage, LANGUAGES, type Language, type Words } from '../../language/words';
import type { SpecProblem } from '../../language/kind';

/** The colours of states (section 4 of the specification): green, orange, red, grey, blue, violet. */
const STATUSES = ['success', 'warning', 'danger', 'secondary', 'info', 'customPurple'] as const;

type Status = (typeof STATUSES)[number];

/** One value of an enumeration. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: Words;
  /** Shown as a coloured state where given. */
  readonly status?: Status;
  /** Offered and accepted only while this holds of the record's own fields. */
  readonly when?: Condition;
}

interface WithOptions {
  readonly options: readonly Option[];
}

/** The conditions of options, so that rules know which fields decide. */
export const optionConditions = ({ options }: WithOptions): readonly Condition[] =>
  options.flatMap(({ when }) => when ?? []);

/** `x-offeredWhen`: the condition of each option that has one. */
export function offeredWhen({ options }: WithOptions): Readonly<Record<string, unknown>> {
  const conditions = options.flatMap(({ value, when }) => (when ? [[value, when] as const] : []));
  return conditions.length > 0 ? { 'x-offeredWhen': Object.fromEntries(conditions) } : {};
}

/** The declaration with the options whose condition holds; itself where none has one. */
export const withTrueOptions = <Spec extends WithOptions>(
  spec: Spec,
  isTrue: (condition: Condition) => boolean,
): Spec =>
  spec.options.some(({ when }) => when)
    ? { ...spec, options: spec.options.filter(({ when }) => !when || isTrue(when)) }
    : spec;

/** The choices that a field's declaration lists; none of one that lists none. */
export const optionsOf = (spec: object | undefined): readonly Option[] =>
  spec && 'options' in spec && Array.isArray(spec.options) ? (spec.options as readonly Option[]) : [];

const fold = (text: string): string => foldText(text).trim();

/** The option of exactly this value; undefined for anything else. */
export const optionOf = (value: unknown, options: readonly Option[]): Option | undefined =>
  options.find((option) => option.value === value);

/** The value behind a label (in any language) or a value, without case and accents; the text itself where neither is known. */
export const optionFromText = (text: string, options: readonly Option[]): string =>
  (
    options.find(({ value }) => fold(value) === fold(text)) ??
    options.find(({ label }) => label.some((words) => fold(words) === fold(text)))
  )?.value ?? text;

/** The text of a value in exports: its label, or the value itself where other labels of that language mean it too. */
export function textOfOption(value: string, options: readonly Option[], language: Language = LANGUAGES[0]): string {
  const label = optionOf(value, options)?.label;
  const text = label && inLanguage(label, language);
  return text !== undefined && optionFromText(text, options) === value ? text : value;
}

const repeated = (words: readonly string[]): string | undefined =>
  words.find((word, index) => words.indexOf(word) !== index);

/** S043, S044 and S045: an import has to find one option, and only one, behind each French label. */
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
