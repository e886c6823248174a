import { QuotaConflict } from '../quotas/quotaConflict';
import { isUniqueIndex } from '../tables/names';
import type { Table } from '../tables/table';
import { refused, type Refusal } from './changeTypes';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const RETRIABLE: readonly string[] = ['40001', '40P01'];

/** What PostgreSQL says of an error. */
interface PostgresError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

const isPostgresError = (error: unknown): error is PostgresError => error instanceof Error && 'code' in error;

/** Whether the same transaction, run again, can succeed: it met another one (a deadlock, a serialization failure, a quota). */
export const canBeRetried = (error: unknown): boolean =>
  error instanceof QuotaConflict || (isPostgresError(error) && RETRIABLE.includes(error.code));

/** A write that a constraint refused as the refusal of its row; undefined for an error that no input has caused. */
export function constraintRefusal(error: unknown, table: Table): Refusal | undefined {
  if (!isPostgresError(error)) return undefined;
  if (error.code === UNIQUE_VIOLATION) {
    const fields = table.indexes.find(({ name }) => name === error.constraint)?.uniqueFields;
    // Another version of the program, which serves beside this one, declares that the values are unique.
    if (!fields && isUniqueIndex(error.constraint)) return refused('duplicate', { '': [{ code: 'duplicate' }] });
    // A person can be a member only once; the unique index reports it as a duplicate.
    const code = (field: string) => (field === table.schema.key ? 'alreadyThere' : 'duplicate');
    return fields && refused('duplicate', Object.fromEntries(fields.map((field) => [field, [{ code: code(field) }]])));
  }
  if (error.code !== FOREIGN_KEY_VIOLATION) return undefined;
  const key = table.foreignKeys.find(({ name }) => name === error.constraint);
  // Another table's key: the record is still pointed at, by a resource that is no longer declared.
  if (!key) return refused('referenced', { '': [{ code: 'referenced' }] });
  return key.field ? refused('invalid', { [key.field]: [{ code: 'referenceMissing' }] }) : refused('notFound');
}
