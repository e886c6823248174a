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

/** Conditions that the records of `alias` are below `parents`, checked up to the topmost parent. */
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

/** A view below records only contains records that have a parent; a nested collection always does. */
const anywhere = ({ view, parentColumn }: Table): Sql[] =>
  view && parentColumn !== undefined ? [sql`${identifier('t', parentColumn)} is not null`] : [];

/** The condition of a view on the day of `now`; undefined if it shows all records, and for other tables. */
export const viewCondition = ({ view }: Table, now: Date): Condition | undefined =>
  view?.where && conditionAt(view.where, now);

/** Restrict a nested collection to its parents, and a view to its records, on the table aliased `t`. */
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
    // A view's condition may use fields that the view does not show.
    ...(table.view && shown ? [conditionSql(table.view.source, shown, context)] : []),
  ];
}

export const where = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : sql``;
