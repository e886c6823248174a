import type { ChangeReport, RowReport } from '../../changes/changes';
import type { Issues } from '../../records/validate';
import { rowValues } from './gridState';
import type { PendingRow } from './pending';
import type { GridRow, Sheet } from './sheetTypes';

/** What was refused, by the row as it was then: a row that is typed into is another one. */
export type Refusals = ReadonlyMap<GridRow, RowReport>;

/** The refused rows of a report. */
export const refusalsOf = ({ rows }: Pick<ChangeReport, 'rows'>, pending: readonly PendingRow[]): Refusals =>
  new Map(
    rows.flatMap((report) => {
      const asked = pending[report.index];
      return report.status === 'refused' && asked ? [[asked.row, report] as const] : [];
    }),
  );

/** What a refusal says of the fields of a row; '' for what belongs to none. */
export const refusedIssues = (refusal: RowReport | undefined): Issues => refusal?.issues ?? {};

function savedRow(row: GridRow, { status, id, version, after }: RowReport): GridRow | undefined {
  if (status === 'refused') return row;
  if (status === 'deleted') return undefined;
  const { version: before, ...rest } = row;
  return {
    ...rest,
    ...(id !== undefined && { id }),
    // Without a new one nothing is known any more.
    ...(version !== undefined ? { version } : status === 'unchanged' && before !== undefined && { version: before }),
    base: { ...rowValues(row), ...after },
    entries: {},
  };
}

/**
 * The sheet after its changes were applied: what was saved is stored now, what was refused is as it was typed. What was
 * done so far cannot be undone here any more.
 */
export function afterSaving(sheet: Sheet, { rows }: Pick<ChangeReport, 'rows'>, pending: readonly PendingRow[]): Sheet {
  const reports = new Map(rows.map((report) => [pending[report.index]?.row, report]));
  // What was created may have been read again already.
  const known = new Set(sheet.rows.flatMap((row) => (reports.has(row) || row.id === undefined ? [] : [row.id])));
  const next = sheet.rows.flatMap((row) => {
    const report = reports.get(row);
    if (!report) return [row];
    const saved = savedRow(row, report);
    return saved && !(saved.id !== undefined && known.has(saved.id)) ? [saved] : [];
  });
  return { ...sheet, rows: next, done: [], undone: [] };
}
