import { PLAN_PROBLEMS, type RowProblem } from '../../../exchange/plan/importPlanTypes';

type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** Returns a sentence for the import's own problems, and the `validation` code for others. */
export function codeOrSentence(problem: RowProblem, translate: Translate): string {
  if (problem.origin === 'value') return problem.code;
  const code = Object.hasOwn(PLAN_PROBLEMS, problem.code) ? problem.code : 'other';
  return translate(`exchange.import.rowProblems.${code}`, problem.args);
}
