import type { Language } from '../../language/words';
import { refuse, type Declared, type Exactly, type FieldSpec, type Kind } from '../../language/kind';
import type { EnumerationOptions } from '../enumeration/kind';
import { CELL_SEPARATOR, splitCell, withinLength, type ListBounds } from '../shared/lists';
import {
  checkOptions,
  offeredWhen,
  optionConditions,
  optionFromText,
  optionOf,
  textOfOption,
  withTrueOptions,
  type Option,
} from '../shared/options';

export interface EnumerationSetOptions extends Omit<EnumerationOptions, 'steps'>, ListBounds {}

export interface EnumerationSetSpec extends EnumerationSetOptions, FieldSpec {
  readonly kind: 'enumerationSet';
}

/** Several of a fixed list of values, each at most once, in declaration order. */
export const enumerationSet = <const Given extends EnumerationSetOptions>(
  options: Exactly<Given, EnumerationSetOptions>,
): Declared<'enumerationSet', Given, readonly Given['options'][number]['value'][]> => ({
  kind: 'enumerationSet',
  ...options,
});

/** The label of a value, or the value itself if the label contains the separator. */
function partOf(value: string, options: readonly Option[], language: Language | undefined): string {
  const text = textOfOption(value, options, language);
  return text.includes(';') ? value : text;
}

export const enumerationSetKind: Kind<EnumerationSetSpec, readonly string[]> = {
  name: 'enumerationSet',
  check: ({ options }) => [
    ...checkOptions(options),
    ...options
      .filter(({ label }) => label[0].includes(';'))
      .map(({ label }) => ({
        code: 'S045' as const,
        message: `the label '${label[0]}' has a semicolon, which separates values`,
      })),
  ],
  parse(input, { options, ...bounds }) {
    const given: readonly unknown[] = Array.isArray(input) ? input : [input];
    if (given.some((one) => !optionOf(one, options))) return refuse('enumeration');
    const values = options.map(({ value }) => value).filter((value) => given.includes(value));
    return withinLength(values, bounds);
  },
  jsonSchema: ({ options, minItems, maxItems }) => ({
    type: 'array',
    items: { type: 'string', enum: options.map(({ value }) => value) },
    uniqueItems: true,
    ...(minItems && { minItems }),
    ...(maxItems && { maxItems }),
  }),
  column: () => 'text[]',
  operators: () => ['contains', 'in', 'isEmpty', 'isNotEmpty'],
  toText: (values, { options }, language) =>
    values.map((value) => partOf(value, options, language)).join(CELL_SEPARATOR),
  fromText: (cell, { options }) => splitCell(cell).map((part) => optionFromText(part, options)),
  sortable: false,
  ruleKeywords: offeredWhen,
  conditions: optionConditions,
  narrowed: withTrueOptions,
  seed: ({ options }, index) =>
    options.slice(index % options.length, (index % options.length) + 1).map(({ value }) => value),
  samples: {
    spec: enumerationSet({
      label: ['Jours', 'Days', 'Tage', 'Dias'],
      options: [
        { value: 'LU', label: ['Lundi', 'Monday', 'Montag', 'Segunda-feira'] },
        { value: 'MA', label: ['Mardi', 'Tuesday', 'Dienstag', 'Terça-feira'] },
        { value: 'ME', label: ['Mercredi', 'Wednesday', 'Mittwoch', 'Quarta-feira'] },
      ],
      maxItems: 2,
    }),
    valid: [['LU'], ['LU', 'ME']],
    coerced: [
      { input: ['ME', 'LU', 'ME'], value: ['LU', 'ME'] },
      { input: 'MA', value: ['MA'] },
    ],
    invalid: [
      { input: ['LU', 'SA'], code: 'enumeration' },
      { input: 3, code: 'enumeration' },
      { input: ['LU', 'MA', 'ME'], code: 'maxItems' },
    ],
  },
};
