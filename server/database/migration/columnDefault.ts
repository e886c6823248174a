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
 * The declared initial value: it fills existing records and those of older versions, which do not name the column.
 * Undefined if none is declared, as any other would be invented, or the field is unique.
 */
export function columnDefault(table: Table, column: Column): string | undefined {
  const spec = table.schema.fields[column.field];
  if (!spec || spec.initial === undefined || isUnique(table, column)) return undefined;
  const parsed = validateField(spec.initial, spec);
  return parsed.ok && parsed.value !== null ? valueLiteral(parsed.value, column) : undefined;
}
