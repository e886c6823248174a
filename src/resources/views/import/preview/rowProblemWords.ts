import { PLAN_PROBLEMS, type RowProblem } from '../../../exchange/plan/importPlanTypes';

type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** What is wrong with a row: the sentence where the import itself says it, else the code of `validation`. */
export function codeOrSentence(problem: RowProblem, translate: Translate): string {
  if (problem.origin === 'value') return problem.code;
  const code = Object.hasOwn(PLAN_PROBLEMS, problem.code) ? problem.code : 'other';
  return translate(`exchange.import.rowProblems.${code}`, problem.args);
}
