import { allOf } from '../../../src/resources/condition';
import type { ListQuery } from '../../../src/resources/listQuery';
import type { ResourceSchema } from '../../../src/resources/types';
import type { Parents, StoreContext } from '../context';
import { scopeConditions } from '../reading/scope';
import type { Sql } from '../sql';
import type { Table } from '../tables/table';
import { conditionSql } from './condition';
import { orderOf, type Order } from './order';
import { searchConditions, wordsOf } from './search';

/** Which records a list shows, and in which order: all that its pages have in common. */
export interface Selection {
  readonly table: Table;
  /** On the table that queries call `t`; none: every record. */
  readonly conditions: readonly Sql[];
  readonly order: Order;
  /** The same for equal selections of one tenant, and only for them. */
  readonly key: string;
}

/** The condition of the list's own parameters: what they stand for where true, and what they stand for where not. */
const parametersCondition = ({ parameters }: ResourceSchema, given: readonly string[]) =>
  allOf(
    Object.entries(parameters).map(([name, { whenTrue, whenFalse }]) => (given.includes(name) ? whenTrue : whenFalse)),
  );

/** @throws {InvalidQuery} for fields that are not declared or cannot be used so. */
export function selectionOf(
  context: StoreContext,
  schema: ResourceSchema,
  query: ListQuery,
  parents: Parents | undefined,
): Selection {
  const table = context.table(schema.name);
  const condition = allOf([query.filter, parametersCondition(schema, query.parameters ?? [])]);
  const words = wordsOf(query.search);
  const order = orderOf(table, query);
  return {
    table,
    conditions: [
      ...scopeConditions(context, schema, parents),
      ...(condition ? [conditionSql(table, condition)] : []),
      ...searchConditions(table, words),
    ],
    order,
    key: JSON.stringify([
      schema.name,
      schema.parent ? parents : null,
      condition ?? null,
      words,
      order.field ?? 'id',
      order.descending,
    ]),
  };
}
