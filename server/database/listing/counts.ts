import type { Condition } from '../../../src/resources/language/condition';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Parents, StoreContext } from '../storeContext';
import { where } from '../reading/scope';
import { join, raw, sql, toQuery } from '../sql';
import { selectionOf } from './selection';

/** Counts the records that a list shows on all its pages. */
export interface CountRequest {
  readonly schema: ResourceSchema;
  readonly parents?: Parents;
  readonly filter?: Condition;
}

/** In one statement, and so in one snapshot. */
export async function countRecords(
  context: StoreContext,
  requests: readonly CountRequest[],
): Promise<readonly number[]> {
  if (requests.length === 0) return [];
  const counts = requests.map(({ schema, parents, filter }, place) => {
    const { table, conditions } = selectionOf(context, schema, filter ? { filter } : {}, parents);
    return sql`select ${raw(String(place))} as place, count(*) as count
      from ${context.at(table)} t ${where(conditions)}`;
  });
  const query = sql`${join(counts, ' union all ')} order by place`;
  const { rows } = await context.pool.query<{ count: number }>(toQuery(query));
  return rows.map(({ count }) => count);
}
