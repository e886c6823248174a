import { QuotaConflict } from '../quotas/quotaConflict';
import { isUniqueIndex } from '../tables/names';
import type { Table } from '../tables/table';
import { refused, type Refusal } from './changeTypes';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const RETRIABLE: readonly string[] = ['40001', '40P01'];

interface PostgresError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

const isPostgresError = (error: unknown): error is PostgresError => error instanceof Error && 'code' in error;

/** Whether a retry can succeed: after a deadlock, a serialization failure or a concurrent quota change. */
export const canBeRetried = (error: unknown): boolean =>
  error instanceof QuotaConflict || (isPostgresError(error) && RETRIABLE.includes(error.code));

/** Translates a violated constraint into a refusal of the row; undefined for other errors. */
export function constraintRefusal(error: unknown, table: Table): Refusal | undefined {
  if (!isPostgresError(error)) return undefined;
  if (error.code === UNIQUE_VIOLATION) {
    const fields = table.indexes.find(({ name }) => name === error.constraint)?.uniqueFields;
    // The index belongs to another version of the program that serves beside this one.
    if (!fields && isUniqueIndex(error.constraint)) return refused('duplicate', { '': [{ code: 'duplicate' }] });
    // A person can be a member only once; the unique index reports it as a duplicate.
    const code = (field: string) => (field === table.schema.key ? 'alreadyThere' : 'duplicate');
    return fields && refused('duplicate', Object.fromEntries(fields.map((field) => [field, [{ code: code(field) }]])));
  }
  if (error.code !== FOREIGN_KEY_VIOLATION) return undefined;
  const key = table.foreignKeys.find(({ name }) => name === error.constraint);
  // A foreign key of another table: a resource that is no longer declared still references the record.
  if (!key) return refused('referenced', { '': [{ code: 'referenced' }] });
  return key.field ? refused('invalid', { [key.field]: [{ code: 'referenceMissing' }] }) : refused('notFound');
}
