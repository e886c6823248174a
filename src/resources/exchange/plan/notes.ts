import type { CellIssue } from './readRow';
import type { ImportPlan, PlanProblemCode, RowProblem, UnknownReference } from './importPlanTypes';

const isReferenceCode = (code: string): code is 'unknownReference' | 'ambiguousReference' =>
  code === 'unknownReference' || code === 'ambiguousReference';

interface Notes {
  readonly refuse: (row: number, field: string, code: PlanProblemCode, args?: RowProblem['args']) => void;
  readonly complain: (row: number, issues: readonly CellIssue[]) => void;
  readonly hasProblem: (row: number) => boolean;
  readonly finish: () => Pick<ImportPlan, 'problems' | 'unknownReferences'>;
}

/** Collects problems of rows; unknown references are grouped by text. */
export function createNotes(): Notes {
  const byRow = new Map<number, RowProblem[]>();
  const unknown = new Map<string, { resource: string; text: string; ambiguous: boolean; rows: Set<number> }>();

  function add(problem: RowProblem): void {
    const known = byRow.get(problem.row);
    if (known) known.push(problem);
    else byRow.set(problem.row, [problem]);
  }

  function addUnknown(row: number, resource: string, text: string, ambiguous: boolean): void {
    const at = JSON.stringify([resource, text]);
    const known = unknown.get(at) ?? { resource, text, ambiguous, rows: new Set() };
    unknown.set(at, known);
    known.rows.add(row);
  }

  return {
    refuse: (row, field, code, args) => add({ row, field, origin: 'plan', code, ...(args && { args }) }),
    complain(row, issues) {
      for (const { target, issue, resource, text } of issues) {
        const { code, args } = issue;
        const field = [target, ...(issue.path ?? [])].join('.');
        if (resource === undefined || !isReferenceCode(code)) {
          add({ row, field, origin: 'value', code, ...(args && { args }), ...(text !== undefined && { text }) });
          continue;
        }
        add({ row, field, origin: 'plan', code, ...(args && { args }) });
        addUnknown(row, resource, String(args?.['text'] ?? ''), code === 'ambiguousReference');
      }
    },
    hasProblem: (row) => byRow.has(row),
    finish: () => ({
      problems: [...byRow.keys()].sort((a, b) => a - b).flatMap((row) => byRow.get(row) ?? []),
      unknownReferences: [...unknown.values()].map(({ rows, ...reference }): UnknownReference => ({
        ...reference,
        rows: [...rows],
      })),
    }),
  };
}
