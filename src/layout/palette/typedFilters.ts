import type { ResourceSchema } from '../../resources/language/resourceSchema';
import type { Language } from '../../resources/language/words';
import type { CommandSources } from './commands';
import { wordsOf } from './matchCommands';
import { missingField } from './missingField';
import { namedChoices, type NamedChoices } from './namedChoices';
import { openAmong } from './stateCommands';
import { comparedField, typedComparison, type TypedComparison } from './typedComparison';
import { datedField, typedDates, type TypedDates } from './typedDates';

/** A search in its parts. */
export interface TypedFilters {
  readonly words: readonly string[];
  readonly comparison: TypedComparison | undefined;
  readonly dates: TypedDates | undefined;
}

/** Takes a comparison with a number and a time out of a search. */
export function typedFilters(
  query: string,
  sources: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
): TypedFilters {
  const comparison = typedComparison(query);
  const dates = typedDates(comparison?.rest ?? query, sources, now);
  return { words: wordsOf(dates?.rest ?? comparison?.rest ?? query), comparison, dates };
}

/** The filters of a list that a search means by these words; undefined if the list lacks what it compares. */
export function filtersOf(
  schema: ResourceSchema,
  words: readonly string[],
  { comparison, dates }: TypedFilters,
  language: Language,
): NamedChoices | undefined {
  const choices = namedChoices(schema, words, language);
  const number = comparison && comparedField(schema, comparison, choices.rest, language);
  // The words of a choice name its date too: "radiés depuis 2024".
  const date = dates && datedField(schema, dates, words, language);
  if ((comparison && !number) || (dates && !date)) return undefined;
  const isLeft = (word: string) => (number?.rest.includes(word) ?? true) && (date?.rest.includes(word) ?? true);
  const rest = choices.rest.filter(isLeft);
  const missing = missingField(schema, rest, language);
  const said = openAmong(schema, missing?.rest ?? rest, language);
  // A state that is named says more.
  const open = choices.where.some(({ field }) => field === said?.where.field) ? undefined : said;
  const found = [number, date, missing, open].filter((part) => part !== undefined);
  const left = open?.rest ?? missing?.rest ?? rest;
  // "sortis en 2025" is not the day of entry.
  if (date?.isGuessed && left.length > 0) return undefined;
  return {
    ...choices,
    where: [...choices.where, ...found.map(({ where }) => where)],
    labels: [...choices.labels, ...found.map(({ label }) => label)],
    rest: left,
  };
}
