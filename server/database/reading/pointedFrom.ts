import type { Condition } from '../../../src/resources/language/condition';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { EVERYWHERE, type StoreContext } from '../storeContext';
import { selectionOf } from '../listing/selection';
import { identifier, join, sql, toQuery } from '../sql';
import { where } from './scope';

export interface PointingField {
  readonly schema: ResourceSchema;
  readonly field: string;
  readonly several: boolean;
  readonly filter?: Condition;
}

/** Those of the ids that one of the fields references. */
export async function pointedFrom(
  context: StoreContext,
  ids: readonly number[],
  fields: readonly PointingField[],
): Promise<readonly number[]> {
  if (ids.length === 0 || fields.length === 0) return [];
  const ways = fields.map(({ schema, field, several, filter }) => {
    const { table, conditions } = selectionOf(context, schema, filter ? { filter } : {}, EVERYWHERE);
    const column = identifier('t', field);
    const points = several ? sql`${column} @> array[one.id]` : sql`${column} = one.id`;
    return sql`exists (select 1 from ${context.at(table)} t ${where([...conditions, points])})`;
  });
  const query = sql`select one.id from unnest(${ids}::bigint[]) one (id) where ${join(ways, ' or ')}`;
  const { rows } = await context.pool.query<{ id: string }>(toQuery(query));
  return rows.map(({ id }) => Number(id));
}
