import type { ImportInput, ImportPlan } from './importPlanTypes';
import { planImport } from './planImport';

/** Which rows of a file are planned, counted from 0. */
export interface PlannedRows {
  /** Undefined for all of them. */
  readonly only?: readonly number[] | undefined;
  /** Rows that the person leaves out: for the others they are as if the file lacked them. */
  readonly leftOut: readonly number[];
}

/** Plans some rows of a file; the plan counts rows as the whole file does. */
export function planSome(input: ImportInput, { only, leftOut }: PlannedRows): ImportPlan {
  if (!only && leftOut.length === 0) return planImport(input);
  const out = new Set(leftOut);
  const kept = (only ?? [...input.table.rows.keys()]).filter((row) => !out.has(row)).sort((a, b) => a - b);
  const { rows, lines } = input.table;
  const table = {
    ...input.table,
    rows: kept.map((row) => rows[row] ?? []),
    lines: kept.map((row) => lines[row] ?? 0),
  };
  const plan = planImport({ ...input, table });
  const inFile = (row: number): number => kept[row] ?? 0;
  return {
    ...plan,
    rowOf: plan.rowOf.map(inFile),
    unchanged: plan.unchanged.map(inFile),
    problems: plan.problems.map((problem) => ({ ...problem, row: inFile(problem.row) })),
    naming: Object.fromEntries(Object.entries(plan.naming).map(([row, values]) => [inFile(Number(row)), values])),
    unknownReferences: plan.unknownReferences.map((unknown) => ({ ...unknown, rows: unknown.rows.map(inFile) })),
  };
}
