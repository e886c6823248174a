import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Condition } from '../../../src/resources/language/condition';
import { conditionAt } from '../../../src/resources/language/moments';
import {
  EVERYWHERE,
  parentColumnOf,
  parentIdOf,
  type Parents,
  type ParentScope,
  type ReadContext,
} from '../storeContext';
import { conditionSql } from '../listing/condition';
import { identifier, join, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';

/** That the records of `alias` hang below `parents`, and those below theirs, as far up as the address goes. */
function below(context: ReadContext, schema: ResourceSchema, parents: Parents | undefined, alias: string): Sql[] {
  const parentId = parentIdOf(schema, parents);
  if (parentId === undefined || !schema.parent) return [];
  const own = sql`${identifier(alias, parentColumnOf(context, schema))} = ${parentId}`;
  const parentSchema = context.registry.get(schema.parent.resource);
  if (!parentSchema.parent) return [own];
  const above = `${alias}_up`;
  const table = context.at(context.table(parentSchema.name));
  const conditions = [sql`${identifier(above, 'id')} = ${parentId}`, ...below(context, parentSchema, parents, above)];
  return [own, sql`exists (select 1 from ${table} ${identifier(above)} where ${join(conditions, ' and ')})`];
}

/** Of a view below records: that there is one above. What is nested itself cannot be without. */
const anywhere = ({ view, parentColumn }: Table): Sql[] =>
  view && parentColumn !== undefined ? [sql`${identifier('t', parentColumn)} is not null`] : [];

/** Which records of its source a view shows on the day of `now`; undefined for all of them, and for other tables. */
export const viewCondition = ({ view }: Table, now: Date): Condition | undefined =>
  view?.where && conditionAt(view.where, now);

/**
 * The conditions, on the table that a query calls `t`, that keep a nested collection below its parents and a view to
 * its own records; none for others.
 */
export function scopeConditions(
  context: ReadContext,
  schema: ResourceSchema,
  scope: ParentScope,
  now = new Date(),
): readonly Sql[] {
  const table = context.table(schema.name);
  const shown = viewCondition(table, now);
  return [
    ...(scope === EVERYWHERE ? anywhere(table) : below(context, schema, scope, 't')),
    // Its condition may ask for fields that the view itself does not show.
    ...(table.view && shown ? [conditionSql(table.view.source, shown, context)] : []),
  ];
}

/** `where ...` of all conditions, or nothing. */
export const where = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : sql``;
