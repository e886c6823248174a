import { isSame } from '../../../../src/resources/common/isSame';
import type { Issues } from '../../../../src/resources/records/validate';
import type { Table } from '../../tables/table';
import type { Values } from '../../../../src/resources/language/values';

/** The stored fields that existed when a version of a record was recorded. */
export const recordedFields = ({ columns }: Table, recorded: Values): readonly string[] =>
  columns.flatMap(({ field }) => (Object.hasOwn(recorded, field) ? [field] : []));

export const agree = (field: string, one: Values, other: Values): boolean =>
  isSame(one[field] ?? null, other[field] ?? null);

export const differences = (table: Table, recorded: Values, stored: Values): readonly string[] =>
  recordedFields(table, recorded).filter((field) => !agree(field, recorded, stored));

export const changedMeanwhile = (fields: readonly string[]): Issues =>
  Object.fromEntries(fields.map((field) => [field, [{ code: 'stale' }]]));

/** Issues for required fields without a value: they may have become required since the record was written. */
export const missingValues = ({ columns }: Table, values: Values): Issues =>
  Object.fromEntries(
    columns
      .filter(({ field, notNull }) => notNull && (values[field] ?? null) === null)
      .map(({ field }) => [field, [{ code: 'required' }]]),
  );
