import type { CardContent } from '../../../protocol/recordCalls';
import type { SummaryCard } from '../../../language/nesting';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { comingStart } from './expiry';

/** How many of a card's records have yet to begin: as the API says, or counted if all of them are here. */
export function comingCount(
  schema: Pick<ResourceSchema, 'periods'>,
  { columns }: Pick<SummaryCard, 'columns'>,
  content: CardContent,
  now: Date,
): number {
  if (content.comingCount !== undefined) return content.comingCount;
  if (content.items.length < content.totalCount) return 0;
  return content.items.filter((record) =>
    columns.some((column) => comingStart(schema, column, record, now) !== undefined),
  ).length;
}
