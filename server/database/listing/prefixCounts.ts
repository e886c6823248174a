import type { ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { ParentScope, StoreContext } from '../storeContext';
import { where } from '../reading/scope';
import { identifier, sql, toQuery } from '../sql';
import { refusingWrongValues } from './invalidQuery';
import { selectionOf } from './selection';

/** The beginning of a text, and how many records of a list have it; null: those without a value. */
export type PrefixCount = readonly [prefix: string | null, count: number];

/** By which field, and how many characters make a group. */
export interface Prefixed {
  readonly field: string;
  readonly length: number;
}

/** How many records of a list there are by the beginning of a text, in one statement. @throws {InvalidQuery} */
export async function prefixCounts(
  context: StoreContext,
  schema: ResourceSchema,
  query: ListQuery,
  { field, length }: Prefixed,
  scope: ParentScope,
): Promise<readonly PrefixCount[]> {
  const { table, conditions } = selectionOf(context, schema, query, scope);
  const counted = sql`select left(${identifier('t', field)}, ${length}) as prefix, count(*) as count
    from ${context.at(table)} t ${where(conditions)} group by 1`;
  const { rows } = await refusingWrongValues(() =>
    context.pool.query<{ prefix: string | null; count: number }>(toQuery(counted)),
  );
  return rows.map(({ prefix, count }) => [prefix, Number(count)]);
}
