import { checkSchemas } from '../../src/resources/check/check';
import { formatProblem, type DeclarationProblem } from '../../src/resources/check/report';
import { schemas } from '../../src/portal/declared';
import { assertStatistics } from '../../src/resources/statistics/checkStatistics';
import { statisticsScreens } from '../../src/resources/schemas/statistics/statisticsScreens';

/** A problem of a declaration with its line: code, resource, field and proposal. */
export interface PrintedProblem extends DeclarationProblem {
  readonly line: string;
}

/** What the start would say of the declarations. It is bundled with them, and imported anew after each change. */
export const problems: readonly PrintedProblem[] = checkSchemas(schemas).map((problem) => ({
  ...problem,
  line: formatProblem(problem),
}));

if (problems.length === 0) assertStatistics(statisticsScreens, schemas);
