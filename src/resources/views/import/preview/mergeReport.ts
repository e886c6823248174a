import type { ChangeReport, ChangeRequest, RowReport } from '../../../changes/changes';
import type { ImportPlan, RowProblem } from '../../../exchange/plan/importPlanTypes';
import type { Issue } from '../../../language/kind';

/** What becomes of every row of a file, in the file's order, as a report of changes. */
export interface MergedReport {
  readonly report: ChangeReport;
  /** For each row of the report what is asked for; of a row that was refused before, its collection only. */
  readonly changes: readonly ChangeRequest[];
  /** For each row of the report the row of the table. */
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
 * Joins what the plan of an import refuses or leaves alone with what the API says of the rest.
 *
 * @param asked what the API said of the plan's changes, by their index
 * @param codeOf the code of `validation`, or the sentence, that says what is wrong
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
      return {
        row,
        report: { status: 'refused' as const, reason: 'invalid', ...(issues && { issues }) },
        change: none,
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
