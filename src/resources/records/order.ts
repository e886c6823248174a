import type { AnyRecord } from '../language/resourceSchema';
import { isEmptyValue } from './validate';

export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
  /** Fields that order equal ones, before the id. */
  readonly ties?: readonly string[];
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
  ({ field, order, ties = [] }: Sort, valueOf = ownValue) =>
  (a: AnyRecord, b: AnyRecord): number => {
    const sign = order === 'DESC' ? -1 : 1;
    for (const name of [field, ...ties]) {
      const [valueA, valueB] = [valueOf(a, name), valueOf(b, name)];
      const [emptyA, emptyB] = [isEmptyValue(valueA), isEmptyValue(valueB)];
      if (emptyA !== emptyB) return emptyA ? 1 : -1;
      const byValue = emptyA ? 0 : compareValues(valueA, valueB);
      if (byValue !== 0) return byValue * sign;
    }
    return (a.id - b.id) * sign;
  };
