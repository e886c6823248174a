import type { ChangeReport, ChangeRequest, ChangeValues, RowReport } from '../../../changes/changes';
import { LEFT_OUT } from '../../changes/reportCounts';
import type { ImportPlan, RowProblem } from '../../../exchange/plan/importPlanTypes';
import type { Issue } from '../../../language/kind';

export interface MergedReport {
  readonly report: ChangeReport;
  /** The change of each row; for rows refused by the plan, only what names them. */
  readonly changes: readonly ChangeRequest[];
  /** The table's row of each row of the report. */
  readonly rows: readonly number[];
  /** Identifies each row of the report, also in the report of the next check. */
  readonly keys: readonly string[];
}

/** What names a row. */
export type RowNames = ReadonlyMap<number, ChangeValues>;

interface Entry {
  readonly row: number;
  readonly report: Omit<RowReport, 'index'>;
  readonly change: ChangeRequest;
}

/** A row by its number, and by its place among the changes that it makes. */
function keysOf(entries: readonly Entry[]): readonly string[] {
  const counts = new Map<number, number>();
  return entries.map(({ row }) => {
    const place = counts.get(row) ?? 0;
    counts.set(row, place + 1);
    return `${row}/${place}`;
  });
}

function issuesOf(problems: readonly RowProblem[], codeOf: (problem: RowProblem) => string): RowReport['issues'] {
  const issues: Record<string, Issue[]> = {};
  for (const problem of problems) {
    const issue = { code: codeOf(problem), ...(problem.args && { args: problem.args }) };
    (issues[problem.field] ??= []).push(issue);
  }
  return issues;
}

/**
 * Merges the plan's refused and unchanged rows with the API's report on the others, and those left out.
 *
 * @param asked the API's report on the plan's changes, by index
 * @param codeOf returns a `validation` code, or a sentence, for a problem
 * @param leftOut rows that the plan lacks
 */
export function mergeReport(
  plan: ImportPlan,
  asked: Pick<ChangeReport, 'rows' | 'applied' | 'id'>,
  collection: string,
  codeOf: (problem: RowProblem) => string,
  leftOut: RowNames = new Map(),
): MergedReport {
  const none: ChangeRequest = { collection, action: 'update' };
  const refused = new Map<number, RowProblem[]>();
  for (const problem of plan.problems) refused.set(problem.row, [...(refused.get(problem.row) ?? []), problem]);
  const entries: Entry[] = [
    ...asked.rows.map((report) => ({
      row: plan.rowOf[report.index] ?? 0,
      report,
      change: plan.changes[report.index] ?? none,
    })),
    ...plan.unchanged.map((row) => ({ row, report: { status: 'unchanged' as const }, change: none })),
    ...[...refused].map(([row, problems]) => {
      const issues = issuesOf(problems, codeOf);
      const values = plan.naming[row];
      return {
        row,
        report: { status: 'refused' as const, reason: 'invalid', ...(issues && { issues }) },
        // Never sent: the values name the row.
        change: values ? { collection, action: 'create' as const, values } : none,
      };
    }),
    ...[...leftOut].map(([row, values]) => ({
      row,
      report: { status: 'unchanged' as const, reason: LEFT_OUT },
      change: { collection, action: 'create' as const, values },
    })),
  ];
  entries.sort((a, b) => a.row - b.row);
  return {
    report: { ...asked, rows: entries.map(({ report }, index) => ({ ...report, index })) },
    changes: entries.map(({ change }) => change),
    rows: entries.map(({ row }) => row),
    keys: keysOf(entries),
  };
}
