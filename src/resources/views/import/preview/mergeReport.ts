import type { ChangeReport, ChangeRequest, RowReport } from '../../../changes/changes';
import type { ImportPlan, RowProblem } from '../../../exchange/plan/importPlanTypes';
import type { Issue } from '../../../language/kind';

export interface MergedReport {
  readonly report: ChangeReport;
  /** The change of each row; for rows refused by the plan, only what names them. */
  readonly changes: readonly ChangeRequest[];
  /** The table's row of each row of the report. */
  readonly rows: readonly number[];
}

interface Entry {
  readonly row: number;
  readonly report: Omit<RowReport, 'index'>;
  readonly change: ChangeRequest;
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
 * Merges the plan's refused and unchanged rows with the API's report on the others.
 *
 * @param asked the API's report on the plan's changes, by index
 * @param codeOf returns a `validation` code, or a sentence, for a problem
 */
export function mergeReport(
  plan: ImportPlan,
  asked: Pick<ChangeReport, 'rows' | 'applied' | 'id'>,
  collection: string,
  codeOf: (problem: RowProblem) => string,
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
  ];
  entries.sort((a, b) => a.row - b.row);
  return {
    report: { ...asked, rows: entries.map(({ report }, index) => ({ ...report, index })) },
    changes: entries.map(({ change }) => change),
    rows: entries.map(({ row }) => row),
  };
}
