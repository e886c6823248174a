import { endOfMonth, endOfWeek, subYears } from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import { readInstant } from '../../resources/fields/shared/instants';
import { compare } from '../../resources/language/condition';
import type { Operator } from '../../resources/language/operators';
import { regionOf } from '../../resources/language/regions';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { apartFromPeriod } from './apartFromPeriod';
import type { CommandSources } from './commands';
import { partsOf, stemOf } from './matchCommands';
import { periodLabel } from './periodLabel';
import { monthNames } from './typedDay';
import { isSame } from './isSame';
import { namedChoices } from './namedChoices';
import { paletteWords } from './paletteWords';
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
  /** The same a year before, for a day or month that is named without its year and is still to come. */
  readonly before?: Pick<TypedDates, 'days' | 'label'>;
}

/** A year only after such a word: "contrat 2026" is the name of a record. */
const YEARS: readonly (readonly [TypedDates['operator'], string, string])[] = [
  ['greaterOrEqual', 'depuis|since|seit|desde', '≥ '],
  ['lessThan', 'avant|before|vor|antes de', '< '],
  ['between', 'en|in|im jahr|im|em', ''],
];

/** "cette année", "l’année dernière" */
const NEAR_YEARS: readonly (readonly [number, RegExp])[] = [
  [0, /(?:^|\s)(?:de\s|d['’])?(?:cette annee|this year|dieses? jahr|(?:d?este|neste) ano)(?=\s|$)/],
  [
    -1,
    /(?:^|\s)(?:de\s)?(?:l['’]an(?:nee)? (?:derniere?|passee?)|last year|letztes jahr|(?:do |no )?ano passado)(?=\s|$)/,
  ],
];

function nearYear(text: string, now: Date): TypedDates | undefined {
  for (const [away, words] of NEAR_YEARS) {
    const [found] = words.exec(text) ?? [];
    const year = now.getFullYear() + away;
    if (found === undefined) continue;
    const rest = text.replace(found, ' ').replace(/\s+/g, ' ').trim();
    return { operator: 'between', days: [`${year}-01-01`, `${year}-12-31`], label: String(year), rest };
  }
  return undefined;
}

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

function yearBefore(period: string): string {
  const search = new URLSearchParams(period);
  search.set('date', DAY_FORM.write(subYears(DAY_FORM.read(search.get('date') ?? ''), 1)));
  return String(search);
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
  const text = foldText(query.trim());
  const year = typedYear(text) ?? nearYear(text, now);
  if (year) return year;
  const { rest, period } = apartFromPeriod(query, sources, now);
  if (period === undefined) return undefined;
  const days = daysOf(period);
  const names = monthNames(regionOf(sources.language));
  // "mars" and no "Marseille".
  const isOfMonth = partsOf(text).some((word) => names.includes(word));
  const isYearless = isOfMonth && !/\b\d{4}\b/.test(text);
  const earlier = isYearless && days[0] > DAY_FORM.write(now) ? yearBefore(period) : undefined;
  return {
    operator: 'between',
    days,
    label: periodLabel(period, sources.language, now),
    rest,
    ...(earlier !== undefined && {
      before: { days: daysOf(earlier), label: periodLabel(earlier, sources.language, now) },
    }),
  };
}

/** Letters that a word and the label of a date share: "radiés" means the date of "radiation". */
const SHORTEST_STEM = 4;

/** "clos" means the date of "clôture". */
const SHORT_PLURAL = /^(.{3})s$/;

const isNamedBy = (label: string, word: string, isChoice = false): boolean => {
  const stem = isChoice ? stemOf(word).replace(SHORT_PLURAL, '$1') : stemOf(word);
  return (
    stem.length >= (isChoice ? SHORTEST_STEM - 1 : SHORTEST_STEM) &&
    partsOf(foldText(label)).some((part) => part.startsWith(stem))
  );
};

const isOneOf = (names: string, words: readonly string[]): boolean =>
  partsOf(foldText(names)).some((name) => words.some((word) => isSame(name, word)));

interface DatedField extends TypedFilter {
  /** No word names the date: it is the list's first one. */
  readonly isGuessed: boolean;
}

/** The comparison of the date that the words name, or else of the list's first one; undefined without a date. */
export function datedField(
  schema: ResourceSchema,
  typed: TypedDates,
  words: readonly string[],
  language: Language,
): DatedField | undefined {
  const dates = Object.entries(schema.fields).flatMap(([field, { kind, label }]) =>
    kind === 'date' || kind === 'dateTime' ? [{ field, kind, label: inLanguage(label, language) }] : [],
  );
  const isChoice = (word: string) => namedChoices(schema, [word], language).where.length > 0;
  const created = inLanguage(paletteWords.createdWords, language);
  const named = dates.find(({ label }) =>
    words.some((word) => isNamedBy(label, word) || (isChoice(word) && isNamedBy(label, word, true))),
  );
  const meant = named ?? dates.find(({ field }) => schema.list.filters.includes(field));
  if (!meant) return undefined;
  const stored = (day: string, time: string) => (meant.kind === 'date' ? day : (readInstant(`${day}T${time}`) ?? day));
  const { operator } = typed;
  // What is recorded has been, unless the date is an end: "incidents clôturés en juillet".
  const isFuture = isOneOf(inLanguage(paletteWords.futureWords, language), partsOf(foldText(meant.label)));
  const {
    days: [from, to],
    label: when,
  } = (isFuture ? undefined : typed.before) ?? typed;
  const first = stored(from, '00:00');
  const value = operator === 'between' ? [first, stored(to, '23:59:59.999')] : first;
  return {
    where: compare(meant.field, operator, value),
    label: `${meant.label} (${when})`,
    isGuessed: !named,
    rest: words.filter((word) => !(named ? isNamedBy(named.label, word) : isOneOf(created, [word]))),
  };
}
