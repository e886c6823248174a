import { isEmptyValue, type Issues } from '../../records/validate';
import { entryOf } from './gridState';
import type { GridColumn, GridRow } from './sheetTypes';

const NONE: ReadonlyMap<GridRow, Issues> = new Map();

/** As the API compares unique values. */
const keyOf = (row: GridRow, name: string): string => {
  const { value } = entryOf(row, name);
  return isEmptyValue(value) ? '' : String(value).trim().toLowerCase();
};

/** The edited cells that repeat the unique value of another row, which a save would refuse. An empty result is always the same map. */
export function repeatedValues(rows: readonly GridRow[], columns: readonly GridColumn[]): ReadonlyMap<GridRow, Issues> {
  const found = new Map<GridRow, Issues>();
  for (const { name, spec } of columns) {
    const edited = spec.unique ? rows.filter((row) => !row.isDeleted && Object.hasOwn(row.entries, name)) : [];
    if (edited.length === 0) continue;
    const counts = new Map<string, number>();
    for (const row of rows) if (!row.isDeleted) counts.set(keyOf(row, name), (counts.get(keyOf(row, name)) ?? 0) + 1);
    for (const row of edited) {
      const key = keyOf(row, name);
      if (key !== '' && (counts.get(key) ?? 0) > 1)
        found.set(row, { ...found.get(row), [name]: [{ code: 'duplicate' }] });
    }
  }
  return found.size === 0 ? NONE : found;
}
