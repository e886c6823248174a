import { emptyToNull } from '../../fields/shared/reading';
import type { ChangeReport, RowReport } from '../../changes/changes';
import { isSame } from '../../common/isSame';
import type { PendingRow } from './pending';

const overtaken = ({ row, fields }: PendingRow, { before = {} }: RowReport): readonly string[] =>
  fields.filter(
    (name) =>
      Object.hasOwn(before, name) &&
      Object.hasOwn(row.base, name) &&
      !isSame(emptyToNull(before[name]), emptyToNull(row.base[name])),
  );

/**
 * Marks rows of a preview as refused, field by field, if another person changed them meanwhile. Needed for
 * APIs without versions, where nothing else prevents an overwrite.
 *
 * @param pending the previewed rows, in the order of the report's `index`
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

/** True if a row was refused because another person changed it. */
export const isConflict = ({ status, reason }: RowReport): boolean => status === 'refused' && reason === 'stale';
