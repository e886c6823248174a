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

/** Which records a list shows, and in which order: all that its pages have in common. */
export interface ListSelection {
  readonly table: Table;
  /** On the table that queries call `t`; none: every record. */
  readonly conditions: readonly Sql[];
  readonly order: ListOrder;
  /** The same for equal selections of one tenant, and only for them. */
  readonly key: string;
  /**
   * Whether it depends on records of other tables, through references or computed fields: their writes say nothing of this table's version. So
   * does what private records keep back on the reader.
   */
  readonly isThroughOthers: boolean;
  /** Whether the index of searches finds its records: they are read to be counted, and no order is walked along. */
  readonly isFoundBySearch: boolean;
}

/** Whether one of the fields is computed: from records of other tables, or from the day. */
const isComputed = ({ computed, following = [] }: Table, fields: readonly (string | undefined)[]): boolean => {
  const elsewhere = [...(computed?.fields ?? []), ...following];
  return fields.some((field) => field !== undefined && elsewhere.includes(field));
};

/** @throws {InvalidQuery} for fields that are not declared or cannot be used so. */
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
    (words.length > 0 && isSearchedThrough(table, query)) ||
    (condition !== undefined && asksOther(condition)) ||
    isComputed(table, [order.field, ...(condition ? fieldsIn(condition) : [])]);
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
    // One word is enough: the index finds what it is in, and the others are looked for there.
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
