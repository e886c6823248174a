import type { ChangeReport, RowReport } from '../../changes/changes';
import { isSame } from '../../common/isSame';
import { isEmptyValue } from '../../records/validate';
import type { PendingRow } from './pending';

const orNull = (value: unknown): unknown => (isEmptyValue(value) ? null : value);

/** The changed fields in which the stored value is not the one that was read when the row was typed over. */
const overtaken = ({ row, fields }: PendingRow, { before = {} }: RowReport): readonly string[] =>
  fields.filter(
    (name) =>
      Object.hasOwn(before, name) &&
      Object.hasOwn(row.base, name) &&
      !isSame(orNull(before[name]), orNull(row.base[name])),
  );

/**
 * A preview in which rows that another person has changed meanwhile are refused, field by field: where versions are not
 * known, nothing else keeps a colleague's value from being overwritten.
 *
 * @param pending what was previewed, in the order of the report's `index`
 */
export function withConflicts(report: ChangeReport, pending: readonly PendingRow[]): ChangeReport {
  const rows = report.rows.map((row): RowReport => {
    const asked = pending[row.index];
    const fields = asked?.action === 'update' && row.status === 'changed' ? overtaken(asked, row) : [];
    if (fields.length === 0) return row;
    const issues = Object.fromEntries(fields.map((name) => [name, [{ code: 'stale' }]]));
    return { ...row, status: 'refused', reason: 'stale', issues };
  });
  return { ...report, rows };
}

/** Whether a row was refused because another person changed it. */
export const isConflict = ({ status, reason }: RowReport): boolean => status === 'refused' && reason === 'stale';
