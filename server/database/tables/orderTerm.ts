import { choiceOrder } from '../../../src/resources/records/choiceOrder';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { literal, quoted } from '../sql';
import type { Column } from './parts';

/**
 * SQL that lists and their indexes order a column by: choices by their position in the declaration, other values by
 * themselves. Values are literals, because PostgreSQL uses an index only for the very expression that it was made for.
 *
 * @param alias of the table in the query; none in an index
 */
export function orderTerm(
  { fields }: Pick<ResourceSchema, 'fields'>,
  { field, notNull }: Pick<Column, 'field' | 'notNull'>,
  alias?: string,
): string {
  const column = alias === undefined ? quoted(field) : quoted(alias, field);
  const choices = choiceOrder(fields[field]);
  if (!choices) return column;
  const position = `array_position(array[${choices.map(literal).join(', ')}]::text[], ${column})`;
  // A value of an earlier declaration comes last.
  return notNull ? `coalesce(${position}, ${choices.length + 1})` : position;
}
