import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { ListQuery } from '../../../src/resources/records/listQuery';
import { tieFields } from '../../../src/resources/records/tieFields';
import type { StoreContext } from '../storeContext';
import { identifier, join, raw, sql, type Sql } from '../sql';
import { orderTerm } from '../tables/orderTerm';
import type { Column } from '../tables/parts';
import type { Table } from '../tables/table';
import { InvalidQuery } from './invalidQuery';

/** A reference is sorted by these fields of the referenced record. */
interface NamedBy {
  readonly table: Table;
  readonly columns: readonly Column[];
}

/** The field whose equal values stand together, before any other order. */
interface ListGroup {
  readonly field: string;
  readonly named?: NamedBy;
}

/** The order of a list: by a field, then by the rest of the name that begins with it, then by id; nulls come last in both directions. */
export interface ListOrder {
  /** Its values come first, ascending. */
  readonly group?: ListGroup;
  /** Undefined: by id only. */
  readonly field?: string;
  readonly notNull: boolean;
  /** SQL that a column is ordered by, of the table with this alias. */
  readonly term: (column: Pick<Column, 'field' | 'notNull'>, alias: string) => Sql;
  readonly descending: boolean;
  /** Columns that order equal ones, before the id. */
  readonly ties: readonly Column[];
  /** For a reference: sorts by the names of the referenced records. */
  readonly named?: NamedBy;
}

/** Undefined for other fields, and if the referenced records are computed or have no sortable name. */
function namedBy(context: StoreContext, spec: FieldSpec): NamedBy | undefined {
  const target = kindOf(spec).reference?.(spec);
  if (!target || context.registry.get(target.resource).computed) return undefined;
  const table = context.table(target.resource);
  const { fields, representation } = table.schema;
  const columns = representation.flatMap((name) => {
    const naming = fields[name];
    const kind = naming && kindOf(naming);
    const isOrdered = kind?.sortable === true && !kind.reference;
    return isOrdered ? table.columns.filter(({ field }) => field === name) : [];
  });
  return columns.length > 0 ? { table, columns } : undefined;
}

function groupOf(context: StoreContext, { schema, columns }: Table, { groupBy, unseen = [] }: ListQuery) {
  if (groupBy === undefined) return undefined;
  const spec = schema.fields[groupBy];
  if (!spec || !columns.some(({ field }) => field === groupBy)) throw new InvalidQuery(groupBy);
  const named = unseen.includes(groupBy) ? undefined : namedBy(context, spec);
  return { field: groupBy, ...(named && { named }) };
}

/** @throws {InvalidQuery} if a field is not declared or not sortable */
export function listOrder(context: StoreContext, table: Table, query: ListQuery): ListOrder {
  const group = groupOf(context, table, query);
  return { ...orderWithin(context, table, query), ...(group && { group }) };
}

function orderWithin(context: StoreContext, { schema, columns }: Table, query: ListQuery): ListOrder {
  const { orderBy, descending, unseen = [] } = query;
  const field = orderBy ?? schema.list.sort.field;
  const direction =
    orderBy === undefined && descending === undefined ? schema.list.sort.order === 'DESC' : descending === true;
  const term: ListOrder['term'] = (one, alias) => raw(orderTerm(schema, one, alias));
  if (field === 'id') return { notNull: true, descending: direction, ties: [], term };
  const column = columns.find((one) => one.field === field);
  const spec = schema.fields[field];
  if (!column || !spec || !kindOf(spec).sortable) throw new InvalidQuery(field);
  const named = unseen.includes(field) ? undefined : namedBy(context, spec);
  const ties = tieFields(schema, field).flatMap((name) => columns.filter((one) => one.field === name));
  return { field, notNull: column.notNull, descending: direction, ties, term, ...(named && { named }) };
}

const NAMED = 'named';
const GROUPED = 'grouped';

const joinOf = (context: StoreContext, field: string | undefined, named: NamedBy | undefined, alias: string): Sql =>
  !named || field === undefined
    ? sql``
    : sql` left join ${context.at(named.table)} ${identifier(alias)} on ${identifier(alias, 'id')} = ${identifier('t', field)}`;

export const orderJoin = (context: StoreContext, { field, named, group }: ListOrder): Sql =>
  sql`${joinOf(context, group?.field, group?.named, GROUPED)}${joinOf(context, field, named, NAMED)}`;

/** Namesakes stay apart, because the reference itself orders them. */
function groupTerms({ group, term }: ListOrder, backwards: boolean): readonly Sql[] {
  if (!group) return [];
  const direction = raw(backwards ? 'desc nulls first' : 'asc nulls last');
  const names = (group.named?.columns ?? []).map((column) => sql`${identifier(GROUPED, column.field)} ${direction}`);
  return [...names, sql`${term({ field: group.field, notNull: false }, 't')} ${direction}`];
}

/** Matches the declared indexes on the table aliased `t`; `backwards` scans the same index from the end. */
export function orderSql(order: ListOrder, backwards = false): Sql {
  const { field, notNull, descending, ties, term, named } = order;
  const group = groupTerms(order, backwards);
  const direction = descending !== backwards ? 'desc' : 'asc';
  const nullsLast = `${direction} nulls ${backwards ? 'first' : 'last'}`;
  const id = sql`${identifier('t', 'id')} ${raw(direction)}`;
  if (field === undefined) return sql`order by ${join([...group, id])}`;
  if (named) {
    const names = named.columns.map((column) => sql`${identifier(NAMED, column.field)} ${raw(nullsLast)}`);
    return sql`order by ${join([...group, ...names, id])}`;
  }
  const own = [{ field, notNull }, ...ties].map(
    (column) => sql`${term(column, 't')} ${raw(column.notNull ? direction : nullsLast)}`,
  );
  return sql`order by ${join([...group, ...own, id])}`;
}

/** SQL for: row `first` comes before row `second`, in an order by an own field. */
export function comesBefore({ field, notNull, descending, ties, term }: ListOrder, first: string, second: string): Sql {
  const sign = raw(descending ? '>' : '<');
  const ids = sql`${identifier(first, 'id')} ${sign} ${identifier(second, 'id')}`;
  const own = field === undefined ? [] : [{ field, notNull }, ...ties];
  return own.reduceRight((rest, column) => {
    const [a, b] = [term(column, first), term(column, second)];
    // If an older version of the program left a required field null, `orderSql` sorts it first when descending.
    const [empty, filled] = column.notNull && descending ? [a, b] : [b, a];
    return sql`(${a} ${sign} ${b} or (${filled} is not null and ${empty} is null) or (${a} is not distinct from ${b} and ${rest}))`;
  }, ids);
}
