import type { ResourceSchema } from '../../../src/resources/types';
import { parentIdOf, type Parents, type StoreContext } from '../context';
import { identifier, join, sql, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';

/** That the records of `alias` hang below `parents`, and those below theirs, as far up as the address goes. */
function below(context: StoreContext, schema: ResourceSchema, parents: Parents | undefined, alias: string): Sql[] {
  const parentId = parentIdOf(schema, parents);
  if (parentId === undefined || !schema.parent) return [];
  const own = sql`${identifier(alias, SYSTEM_COLUMNS.parent)} = ${parentId}`;
  const parentSchema = context.registry.get(schema.parent.resource);
  if (!parentSchema.parent) return [own];
  const above = `${alias}_up`;
  const table = context.at(context.table(parentSchema.name));
  const conditions = [sql`${identifier(above, 'id')} = ${parentId}`, ...below(context, parentSchema, parents, above)];
  return [own, sql`exists (select 1 from ${table} ${identifier(above)} where ${join(conditions, ' and ')})`];
}

/**
 * The conditions, on the table that a query calls `t`, that keep a nested collection below its parents; none for
 * others.
 */
export const scopeConditions = (
  context: StoreContext,
  schema: ResourceSchema,
  parents: Parents | undefined,
): readonly Sql[] => below(context, schema, parents, 't');

/** `where ...` of all conditions, or nothing. */
export const where = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : sql``;
