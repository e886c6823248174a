import { endOfMonth, endOfWeek } from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import { readInstant } from '../../resources/fields/shared/instants';
import { compare } from '../../resources/language/condition';
import type { Operator } from '../../resources/language/operators';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { apartFromPeriod } from './apartFromPeriod';
import type { CommandSources } from './commands';
import { partsOf, stemOf } from './matchCommands';
import { periodLabel } from './periodLabel';
import type { TypedFilter } from './typedFilter';

/** Days that a search names, and what they are called. */
export interface TypedDates {
  readonly operator: Extract<Operator, 'between' | 'greaterOrEqual' | 'lessThan'>;
  /** First and last day, as dates are stored. */
  readonly days: readonly [string, string];
  /** `semaine du 30 novembre`, `≥ 2024` */
  readonly label: string;
  /** The search without the days. */
  readonly rest: string;
}

/** A year only after such a word: "contrat 2026" is the name of a record. */
const YEARS: readonly (readonly [TypedDates['operator'], string, string])[] = [
  ['greaterOrEqual', 'depuis|since|seit|desde', '≥ '],
  ['lessThan', 'avant|before|vor|antes de', '< '],
  ['between', 'en|in|im jahr|im|em', ''],
];

function typedYear(text: string): TypedDates | undefined {
  for (const [operator, words, sign] of YEARS) {
    const [found, year] = new RegExp(String.raw`(?:^|\s)(?:${words})\s+(20\d\d)(?=\s|$)`).exec(text) ?? [];
    if (found === undefined || year === undefined) continue;
    const days = [`${year}-01-01`, `${year}-12-31`] as const;
    return { operator, days, label: sign + year, rest: text.replace(found, '').trim() };
  }
  return undefined;
}

function daysOf(period: string): TypedDates['days'] {
  const search = new URLSearchParams(period);
  const day = search.get('date') ?? '';
  const first = DAY_FORM.read(day);
  if (search.get('zoom') === 'jour') return [day, day];
  const last = search.has('zoom') ? endOfWeek(first, { weekStartsOn: 1 }) : endOfMonth(first);
  return [day, DAY_FORM.write(last)];
}

/**
 * Takes a day, week, month or year out of a search.
 *
 * @example typedDates('incidents depuis 2024', …) // { operator: 'greaterOrEqual', days: ['2024-01-01', …], label: '≥ 2024', rest: 'incidents' }
 */
export function typedDates(
  query: string,
  sources: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
): TypedDates | undefined {
  const year = typedYear(foldText(query.trim()));
  if (year) return year;
  const { rest, period } = apartFromPeriod(query, sources, now);
  if (period === undefined) return undefined;
  return { operator: 'between', days: daysOf(period), label: periodLabel(period, sources.language, now), rest };
}

/** Letters that a word and the label of a date share: "radiés" means the date of "radiation". */
const SHORTEST_STEM = 4;

const isNamedBy = (label: string, word: string): boolean => {
  const stem = stemOf(word);
  return stem.length >= SHORTEST_STEM && partsOf(foldText(label)).some((part) => part.startsWith(stem));
};

interface DatedField extends TypedFilter {
  /** No word names the date: it is the list's first one. */
  readonly isGuessed: boolean;
}

/** The comparison of the date that the words name, or else of the list's first one; undefined without a date. */
export function datedField(
  schema: ResourceSchema,
  { operator, days: [from, to], label: when }: TypedDates,
  words: readonly string[],
  language: Language,
): DatedField | undefined {
  const dates = Object.entries(schema.fields).flatMap(([field, { kind, label }]) =>
    kind === 'date' || kind === 'dateTime' ? [{ field, kind, label: inLanguage(label, language) }] : [],
  );
  const named = dates.find(({ label }) => words.some((word) => isNamedBy(label, word)));
  const meant = named ?? dates.find(({ field }) => schema.list.filters.includes(field));
  if (!meant) return undefined;
  const stored = (day: string, time: string) => (meant.kind === 'date' ? day : (readInstant(`${day}T${time}`) ?? day));
  const first = stored(from, '00:00');
  const value = operator === 'between' ? [first, stored(to, '23:59:59.999')] : first;
  return {
    where: compare(meant.field, operator, value),
    label: `${meant.label} (${when})`,
    isGuessed: !named,
    rest: named ? words.filter((word) => !isNamedBy(named.label, word)) : words,
  };
}
