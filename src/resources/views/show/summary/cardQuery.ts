import { kindOf } from '../../../fields/kinds';
import type { ListFilter } from '../../../records/listFilter';
import { isComparison, type Condition } from '../../../language/condition';
import { conditionAt } from '../../../language/moments';
import type { SummaryCard } from '../../../language/nesting';
import type { ResourceSchema } from '../../../language/resourceSchema';

/** Maximum parallel requests before a details page is readable, including the record. */
const MOST_REQUESTS = 6;

/** A card's list query in react-admin's format. */
export function cardQuery({ where, sort, limit }: SummaryCard, now: Date) {
  const filter: ListFilter = where ? { where: [conditionAt(where, now)] } : {};
  return { filter, sort: { ...sort }, pagination: { page: 1, perPage: limit } };
}

const valuesIn = (condition: Condition): Readonly<Record<string, unknown>> => {
  if ('all' in condition) return Object.assign({}, ...condition.all.map(valuesIn));
  return isComparison(condition) && condition.operator === 'equals' ? { [condition.field]: condition.value } : {};
};

/**
 * Initial values of a record that is added from a card, so that the card then shows it. A box that singles records out,
 * such as the main contact, is set only while the card has none: a further one is named on purpose.
 */
export function cardValues(
  { where }: Pick<SummaryCard, 'where'>,
  now: Date,
  hasRecords: boolean,
): Readonly<Record<string, unknown>> {
  const values = Object.entries(where ? valuesIn(conditionAt(where, now)) : {});
  return Object.fromEntries(values.filter(([, value]) => !hasRecords || typeof value !== 'boolean'));
}

/** Number of resources referenced by the summary's fields; each needs a request for names. */
const referencedBy = ({ fields, summary }: ResourceSchema): number =>
  new Set(
    (summary?.fields ?? []).flatMap((field) => {
      const spec = fields[field];
      return (spec && kindOf(spec).reference?.(spec)?.resource) ?? [];
    }),
  ).size;

/** Number of cards fetched in parallel if each is its own request. */
export const cardsAtOnce = (schema: ResourceSchema): number => Math.max(1, MOST_REQUESTS - 1 - referencedBy(schema));
