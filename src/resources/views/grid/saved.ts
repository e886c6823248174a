import type { ChangeReport, RowReport } from '../../changes/changes';
import type { Issues } from '../../records/validate';
import { rowValues } from './gridState';
import type { PendingRow } from './pending';
import type { GridRow, Sheet } from './sheetTypes';

/** Refused rows by identity, so that an edited row, which is a new object, loses its refusal. */
export type Refusals = ReadonlyMap<GridRow, RowReport>;

export const refusalsOf = ({ rows }: Pick<ChangeReport, 'rows'>, pending: readonly PendingRow[]): Refusals =>
  new Map(
    rows.flatMap((report) => {
      const asked = pending[report.index];
      return report.status === 'refused' && asked ? [[asked.row, report] as const] : [];
    }),
  );

/** Issues of a row by field; '' for the row as a whole. */
export const refusedIssues = (refusal: RowReport | undefined): Issues => refusal?.issues ?? {};

function savedRow(row: GridRow, { status, id, version, after }: RowReport): GridRow | undefined {
  if (status === 'refused') return row;
  if (status === 'deleted') return undefined;
  const { version: before, ...rest } = row;
  return {
    ...rest,
    ...(id !== undefined && { id }),
    // Without a version in the report, the row's version is unknown.
    ...(version !== undefined ? { version } : status === 'unchanged' && before !== undefined && { version: before }),
    base: { ...rowValues(row), ...after },
    entries: {},
  };
}

/**
 * The sheet after a save: saved rows become the stored state, refused ones keep their edits. Clears the undo history.
 */
export function afterSaving(sheet: Sheet, { rows }: Pick<ChangeReport, 'rows'>, pending: readonly PendingRow[]): Sheet {
  const reports = new Map(rows.map((report) => [pending[report.index]?.row, report]));
  // A refetch may already have added created rows.
  const known = new Set(sheet.rows.flatMap((row) => (reports.has(row) || row.id === undefined ? [] : [row.id])));
  const next = sheet.rows.flatMap((row) => {
    const report = reports.get(row);
    if (!report) return [row];
    const saved = savedRow(row, report);
    return saved && !(saved.id !== undefined && known.has(saved.id)) ? [saved] : [];
  });
  return { ...sheet, rows: next, done: [], undone: [] };
}
