import type { MergedReport } from './mergeReport';

/** The next refused row of the file, then the first one; undefined if no other row is refused. */
export function nextRefusedRow({ report, rows }: MergedReport, after: number): number | undefined {
  const refused = report.rows.flatMap(({ status, index }) => (status === 'refused' ? [rows[index] ?? 0] : []));
  return refused.find((row) => row > after) ?? refused.find((row) => row !== after);
}
