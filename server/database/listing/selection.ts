import { allOf, asksOther, fieldsIn } from '../../../src/resources/language/condition';
import { parametersCondition } from '../../../src/resources/records/listFilter';
import { foldText } from '../../../src/resources/common/foldText';
import type { ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { conditionAt } from '../../../src/resources/language/moments';
import type { ParentScope, StoreContext } from '../storeContext';
import { scopeConditions, viewCondition } from '../reading/scope';
import type { Sql } from '../sql';
import type { Table } from '../tables/table';
import { conditionSql } from './condition';
import { foundBySearch, SHORTEST_FOUND } from './foundBySearch';
import { foundWhole } from './foundWhole';
import { listOrder, type ListOrder } from './order';
import { isSearchedThrough, searchConditions, storedWordsOf } from './search';

export interface ListSelection {
  readonly table: Table;
  /** On the table aliased `t`; empty for all records. */
  readonly conditions: readonly Sql[];
  readonly order: ListOrder;
  /** Equal for equal selections of a tenant, and only for them. */
  readonly key: string;
  /** Depends on other tables, whose writes do not change this table's version, so nothing may be cached. */
  readonly isThroughOthers: boolean;
  /** The search index finds the records: they are all read to be counted, rather than walking an ordered index. */
  readonly isFoundBySearch: boolean;
}

const isComputed = ({ computed, following = [] }: Table, fields: readonly (string | undefined)[]): boolean => {
  const elsewhere = [...(computed?.fields ?? []), ...following];
  return fields.some((field) => field !== undefined && elsewhere.includes(field));
};

/** @throws {InvalidQuery} for fields that are undeclared or cannot be used this way */
export function selectionOf(
  context: StoreContext,
  schema: ResourceSchema,
  query: ListQuery,
  scope: ParentScope,
  now = new Date(),
): ListSelection {
  const table = context.table(schema.name);
  const asked = allOf([query.filter, parametersCondition(schema, query)]);
  const condition = asked && conditionAt(asked, now);
  const words = storedWordsOf(query.search);
  const order = listOrder(context, table, query);
  const found = searchConditions(context, table, words, query);
  const asksOthers =
    order.named !== undefined ||
    // Another order of the same records, which no ordinals are kept for.
    order.group !== undefined ||
    (words.length > 0 && isSearchedThrough(table, query)) ||
    (condition !== undefined && asksOther(condition)) ||
    isComputed(table, [
      order.field,
      ...order.ties.map(({ field }) => field),
      ...(condition ? fieldsIn(condition) : []),
    ]);
  return {
    table,
    conditions: [
      ...scopeConditions(context, schema, scope, now),
      ...(condition
        ? [conditionSql(table, condition, context), ...foundBySearch(table, condition), ...foundWhole(table, condition)]
        : []),
      ...found,
    ],
    order,
    isThroughOthers: asksOthers || table.veil !== undefined,
    // One long word is enough: the index finds its records, which are then checked for the others.
    isFoundBySearch: !asksOthers && found.length > 0 && words.some((word) => foldText(word).length >= SHORTEST_FOUND),
    key: JSON.stringify([
      schema.name,
      schema.parent ? scope : null,
      viewCondition(table, now) ?? null,
      condition ?? null,
      words,
      order.field ?? 'id',
      order.descending,
    ]),
  };
}
