import { kindOf } from '../../../src/resources/fields/kinds';
import type { ListQuery } from '../../../src/resources/listQuery';
import { identifier, raw, sql, type Sql } from '../sql';
import type { Table } from '../tables/table';
import { InvalidQuery } from './invalidQuery';

/** The order of a list: a field, then the id in the same direction; records without a value come last in both. */
export interface Order {
  /** Undefined: by id alone. */
  readonly field?: string;
  readonly notNull: boolean;
  readonly descending: boolean;
}

/**
 * The order that a query asks for, or the declared one.
 *
 * @throws {InvalidQuery} for a field that is not declared or not sortable.
 */
export function orderOf({ schema, columns }: Table, { orderBy, descending }: ListQuery): Order {
  const field = orderBy ?? schema.list.sort.field;
  const direction =
    orderBy === undefined && descending === undefined ? schema.list.sort.order === 'DESC' : descending === true;
  if (field === 'id') return { notNull: true, descending: direction };
  const column = columns.find((one) => one.field === field);
  const spec = schema.fields[field];
  if (!column || !spec || !kindOf(spec).sortable) throw new InvalidQuery(field);
  return { field, notNull: column.notNull, descending: direction };
}

/**
 * `order by` of the table that a query calls `alias`, written so that the declared indexes serve it.
 * `backwards`: from the list's end, by reading the same index in the other direction.
 */
export function orderSql({ field, notNull, descending }: Order, alias: string, backwards = false): Sql {
  const down = descending !== backwards;
  const direction = down ? 'desc' : 'asc';
  const id = sql`${identifier(alias, 'id')} ${raw(direction)}`;
  if (field === undefined) return sql`order by ${id}`;
  const nulls = notNull ? '' : ` nulls ${backwards ? 'first' : 'last'}`;
  return sql`order by ${identifier(alias, field)} ${raw(direction + nulls)}, ${id}`;
}

/** That the record of `first` comes before the one of `second`. */
export function comesBefore({ field, descending }: Order, first: string, second: string): Sql {
  const sign = raw(descending ? '>' : '<');
  const ids = sql`${identifier(first, 'id')} ${sign} ${identifier(second, 'id')}`;
  if (field === undefined) return ids;
  const [a, b] = [identifier(first, field), identifier(second, field)];
  return sql`(${a} ${sign} ${b} or (${a} is not null and ${b} is null) or (${a} is not distinct from ${b} and ${ids}))`;
}
