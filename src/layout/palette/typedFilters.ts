import type { Condition } from '../../resources/language/condition';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import type { Language } from '../../resources/language/words';
import type { CommandSources } from './commands';
import { wordsOf } from './matchCommands';
import { namedDepartment } from './namedDepartment';
import { missingBelow } from './missingBelow';
import { missingField } from './missingField';
import { namedChoices, type NamedChoices } from './namedChoices';
import { openAmong } from './stateCommands';
import { typedAge } from './typedAge';
import { severeChoices } from './severeChoices';
import { comparedField, typedComparison, type TypedComparison } from './typedComparison';
import { datedField, typedDates, type TypedDates } from './typedDates';
import { orderOf, typedOrder, type ListOrder, type TypedOrder } from './typedOrder';

/** A search in its parts. */
export interface TypedFilters {
  readonly words: readonly string[];
  readonly comparison: TypedComparison | undefined;
  readonly dates: TypedDates | undefined;
  readonly order: TypedOrder | undefined;
}

/** What a search means in a list. */
export interface MeantList extends NamedChoices {
  readonly order: ListOrder | undefined;
}

/** Takes an order, unless it may not be ordered, a comparison with a number and a time out of a search. */
export function typedFilters(
  query: string,
  sources: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
  mayBeOrdered = true,
): TypedFilters {
  const order = mayBeOrdered ? typedOrder(query) : undefined;
  const filters = order?.rest ?? query;
  const age = typedAge(filters, now);
  const comparison = age ? undefined : typedComparison(filters);
  const dates = age ?? typedDates(comparison?.rest ?? filters, sources, now);
  return { words: wordsOf(dates?.rest ?? comparison?.rest ?? filters), comparison, dates, order };
}

const fieldOf = (part: Condition): string | undefined => ('field' in part ? part.field : undefined);

/** The filters of a list that a search means by these words; undefined if the list lacks what it compares or sorts by. */
export function filtersOf(
  schema: ResourceSchema,
  words: readonly string[],
  { comparison, dates, order: typed }: TypedFilters,
  { schemas, language }: { readonly schemas: readonly ResourceSchema[]; readonly language: Language },
): MeantList | undefined {
  const choices = namedChoices(schema, words, language);
  const number = comparison && comparedField(schema, comparison, choices.rest, language);
  // The words of a choice name its date too: "radiés depuis 2024".
  const date = dates && datedField(schema, dates, words, language);
  const order = typed && orderOf(schema, typed, language);
  if ((comparison && !number) || (dates && !date) || (typed && !order)) return undefined;
  const isLeft = (word: string) => (number?.rest.includes(word) ?? true) && (date?.rest.includes(word) ?? true);
  const others = choices.rest.filter(isLeft);
  const department = namedDepartment(schema, others);
  const rest = department?.rest ?? others;
  const missing = missingBelow(schema, rest, schemas, language) ?? missingField(schema, rest, language);
  const severe = severeChoices(schema, missing?.rest ?? rest, language);
  const said = openAmong(schema, severe?.rest ?? missing?.rest ?? rest, language);
  // A state that is named says more.
  const open = choices.where.some((part) => fieldOf(part) === (said && fieldOf(said.where))) ? undefined : said;
  const found = [number, date, department, missing, severe, open].filter((part) => part !== undefined);
  const left = open?.rest ?? severe?.rest ?? missing?.rest ?? rest;
  // "sortis en 2025" is not the day of entry.
  if (date?.isGuessed && left.length > 0) return undefined;
  return {
    ...choices,
    where: [...choices.where, ...found.map(({ where }) => where)],
    labels: [...choices.labels, ...found.map(({ label }) => label), ...(order ? [order.label] : [])],
    rest: left,
    order,
  };
}
