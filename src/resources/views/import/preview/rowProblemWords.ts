import { PLAN_PROBLEMS, type RowProblem } from '../../../exchange/plan/importPlanTypes';

type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** In characters; a longer value is cut. */
const SHOWN = 40;

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/**
 * Returns a sentence for the import's own problems and for a value that cannot be read, which it shows with what may
 * stand there instead; the `validation` code for others.
 */
export function codeOrSentence(problem: RowProblem, translate: Translate, choices: readonly string[] = []): string {
  if (problem.origin === 'value') {
    if (problem.text === undefined) return problem.code;
    const text = cut(problem.text);
    return problem.code === 'enumeration' && choices.length > 0
      ? translate('exchange.import.rowProblems.notAChoice', { text, choices: choices.join(', ') })
      : translate('exchange.import.rowProblems.value', {
          text,
          why: translate(`validation.${problem.code}`, problem.args),
        });
  }
  const code = Object.hasOwn(PLAN_PROBLEMS, problem.code) ? problem.code : 'other';
  return translate(`exchange.import.rowProblems.${code}`, problem.args);
}
