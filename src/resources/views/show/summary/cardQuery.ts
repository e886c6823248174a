import { kindOf } from '../../../fields/kinds';
import type { ListFilter } from '../../../records/listFilter';
import { conditionAt } from '../../../language/moments';
import type { SummaryCard } from '../../../language/nesting';
import type { ResourceSchema } from '../../../language/resourceSchema';

/** What a details page asks for at most before it can be read, the record itself among it. */
const MOST_REQUESTS = 6;

/** What a card asks the list of its collection for, as react-admin says it. */
export function cardQuery({ where, sort, limit }: SummaryCard, now: Date) {
  const filter: ListFilter = where ? { where: [conditionAt(where, now)] } : {};
  return { filter, sort: { ...sort }, pagination: { page: 1, perPage: limit } };
}

/** How many resources the summary's own fields point at: each is one more request for their names. */
const referencedBy = ({ fields, summary }: ResourceSchema): number =>
  new Set(
    (summary?.fields ?? []).flatMap((field) => {
      const spec = fields[field];
      return (spec && kindOf(spec).reference?.(spec)?.resource) ?? [];
    }),
  ).size;

/** How many cards may be asked for at once, where each is a request of its own; the others follow. */
export const cardsAtOnce = (schema: ResourceSchema): number => Math.max(1, MOST_REQUESTS - 1 - referencedBy(schema));
