import type { AnyRecord } from '../language/resourceSchema';
import { isEmptyValue } from './validate';

export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

const french = new Intl.Collator('fr');

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return french.compare(String(a), String(b));
}

/** Returns the value to compare; the field's own by default. */
type ValueOf = (record: AnyRecord, field: string) => unknown;

const ownValue: ValueOf = (record, field) => record[field];

/**
 * Comparator with the database's order: French collation, empty values last in both directions, ties by id in
 * the same direction.
 *
 * @example records.toSorted(compareRecords({ field: 'libelle', order: 'ASC' }))
 */
export const compareRecords =
  ({ field, order }: Sort, valueOf = ownValue) =>
  (a: AnyRecord, b: AnyRecord): number => {
    const [valueA, valueB] = [valueOf(a, field), valueOf(b, field)];
    const [emptyA, emptyB] = [isEmptyValue(valueA), isEmptyValue(valueB)];
    if (emptyA !== emptyB) return emptyA ? 1 : -1;
    const byValue = emptyA ? 0 : compareValues(valueA, valueB);
    return (byValue || a.id - b.id) * (order === 'DESC' ? -1 : 1);
  };
