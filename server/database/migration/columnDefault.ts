import { validateField } from '../../../src/resources/records/validate';
import { literal } from '../sql';
import type { Column } from '../tables/parts';
import type { Table } from '../tables/table';

function valueLiteral(value: unknown, { type }: Column): string {
  if (Array.isArray(value) && type.endsWith('[]'))
    return `array[${value.map((item) => literal(String(item))).join(', ')}]::${type}`;
  return literal(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const isUnique = ({ indexes }: Table, { field }: Column): boolean =>
  indexes.some(({ uniqueFields }) => uniqueFields?.includes(field));

/**
 * The default of a new required column: the declared initial value. It fills existing records and those that an older
 * version of the program creates without naming the column. Undefined if no initial value is declared, because any
 * other value would be invented, and for unique fields, because a second record would be a duplicate.
 */
export function columnDefault(table: Table, column: Column): string | undefined {
  const spec = table.schema.fields[column.field];
  if (!spec || spec.initial === undefined || isUnique(table, column)) return undefined;
  const parsed = validateField(spec.initial, spec);
  return parsed.ok && parsed.value !== null ? valueLiteral(parsed.value, column) : undefined;
}
