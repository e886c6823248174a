import type { KindName } from '../../resources/fields/kinds';
import { foldText } from '../../resources/common/foldText';
import { compare } from '../../resources/language/condition';
import type { Operator } from '../../resources/language/operators';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { regionOf } from '../../resources/language/regions';
import { inLanguage, type Language } from '../../resources/language/words';
import { isSame } from './isSame';
import { partsOf } from './matchCommands';
import type { TypedFilter } from './typedFilter';

export interface TypedComparison {
  readonly operator: Operator;
  readonly value: number | readonly [number, number];
  /** The search without the comparison. */
  readonly rest: string;
}

const NUMBER = String.raw`(\d{1,3}(?:[\s\u00a0\u202f.]\d{3})+|\d+)`;

/** In the four languages; the longer phrase first: "au moins" before "moins de". */
const PHRASES: readonly (readonly [Operator, string])[] = [
  ['greaterOrEqual', 'au moins|minimum|a partir de|at least|mindestens|ab|pelo menos|>='],
  ['lessOrEqual', 'au plus|maximum|jusqu.a|at most|up to|hochstens|bis zu|no maximo|ate|<='],
  ['greaterThan', 'plus de|more than|over|above|mehr als|uber|mais de|>'],
  ['lessThan', 'moins de|less than|fewer than|under|below|weniger als|unter|menos de|<'],
];

const BETWEEN = new RegExp(
  String.raw`(?:^|\s)(?:entre|between|zwischen|de)\s+${NUMBER}\s+(?:et|and|und|e|a)\s+${NUMBER}(?=\s|$)`,
);

const numberOf = (typed: string): number => Number(typed.replace(/\D/g, ''));

/**
 * Takes the comparison with a number out of a search.
 *
 * @example typedComparison('adhérents de plus de 1 000 salariés') // { operator: 'greaterThan', value: 1000, rest: 'adherents de salaries' }
 */
export function typedComparison(query: string): TypedComparison | undefined {
  const text = foldText(query.trim());
  const between = BETWEEN.exec(text);
  if (between) {
    const [found, from = '', to = ''] = between;
    return { operator: 'between', value: [numberOf(from), numberOf(to)], rest: text.replace(found, '').trim() };
  }
  for (const [operator, phrases] of PHRASES) {
    const [found, value] = new RegExp(String.raw`(?:^|\s|d['’])(?:${phrases})\s*${NUMBER}(?=\s|$)`).exec(text) ?? [];
    if (found && value) return { operator, value: numberOf(value), rest: text.replace(found, '').trim() };
  }
  return undefined;
}

/** "mit 50 Beschäftigten": a longer word may have a case's ending. */
const LONG = 6;

const isInflected = (part: string, word: string): boolean => part.length > LONG && word.startsWith(part);

const NUMBERS: readonly KindName[] = ['integer', 'decimal', 'money', 'percentage'];

const SYMBOLS: Partial<Record<Operator, string>> = {
  greaterThan: '>',
  greaterOrEqual: '≥',
  lessThan: '<',
  lessOrEqual: '≤',
};

/**
 * The number of a list that a comparison means: the one that a word names by its label or by its help ("1000
 * salariés" is the headcount), or else its only one.
 */
export function comparedField(
  schema: ResourceSchema,
  { operator, value }: Pick<TypedComparison, 'operator' | 'value'>,
  words: readonly string[],
  language: Language,
): TypedFilter | undefined {
  const numbers = schema.list.filters.flatMap((field) => {
    const spec = schema.fields[field];
    if (!spec || !NUMBERS.some((kind) => kind === spec.kind)) return [];
    const named = [spec.label, ...(spec.help ? [spec.help] : [])].flatMap((text) =>
      partsOf(foldText(inLanguage(text, language))),
    );
    return [
      {
        field,
        label: inLanguage(spec.label, language),
        word: words.find((word) => named.some((part) => isSame(part, word) || isInflected(part, word))),
      },
    ];
  });
  const meant = numbers.find(({ word }) => word !== undefined) ?? (numbers.length === 1 ? numbers[0] : undefined);
  if (!meant) return undefined;
  const format = new Intl.NumberFormat(regionOf(language)).format;
  const said = Array.isArray(value)
    ? `${format(value[0])} – ${format(value[1])}`
    : `${SYMBOLS[operator] ?? '='} ${format(Number(value))}`;
  return {
    where: compare(meant.field, operator, value),
    label: `${meant.label} ${said}`,
    rest: words.filter((word) => word !== meant.word),
  };
}
