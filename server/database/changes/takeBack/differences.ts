import { isSame } from '../../../../src/resources/common/isSame';
import type { Issues } from '../../../../src/resources/records/validate';
import type { Table } from '../../tables/table';
import type { Values } from '../../../../src/resources/language/values';

/** The stored fields that a recorded version of a record knew. */
export const recordedFields = ({ columns }: Table, recorded: Values): readonly string[] =>
  columns.flatMap(({ field }) => (Object.hasOwn(recorded, field) ? [field] : []));

/** Whether two records hold the same at a field. */
export const agree = (field: string, one: Values, other: Values): boolean =>
  isSame(one[field] ?? null, other[field] ?? null);

/** The fields at which a record is not as it was recorded. */
export const differences = (table: Table, recorded: Values, stored: Values): readonly string[] =>
  recordedFields(table, recorded).filter((field) => !agree(field, recorded, stored));

/** That another person wrote these fields meanwhile. */
export const changedMeanwhile = (fields: readonly string[]): Issues =>
  Object.fromEntries(fields.map((field) => [field, [{ code: 'stale' }]]));

/** Fields without a value that have to have one: they may have become so since the record was written. */
export const missingValues = ({ columns }: Table, values: Values): Issues =>
  Object.fromEntries(
    columns
      .filter(({ field, notNull }) => notNull && (values[field] ?? null) === null)
      .map(({ field }) => [field, [{ code: 'required' }]]),
  );
