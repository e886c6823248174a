import { checkSchemas } from '../../src/resources/check/check';
import { formatProblem } from '../../src/resources/check/report';
import { checkPages, pageProblemLine } from '../../src/resources/pages/checkPages';
import { schemas } from '../../src/portal/declared';
import { pages } from '../../src/portal/pages';
import { assertStatistics } from '../../src/resources/statistics/checkStatistics';
import { statisticsScreens } from '../../src/resources/schemas/statistics/statisticsScreens';

export interface PrintedProblem {
  readonly code: string;
  /** The resource's name, or the page's address. */
  readonly resource: string;
  readonly field?: string;
  readonly message: string;
  readonly line: string;
}

const ofResources = checkSchemas(schemas).map((problem) => ({ ...problem, line: formatProblem(problem) }));

// Pages are checked against resources, so only once these are right.
const ofPages = (ofResources.length > 0 ? [] : checkPages(pages, schemas)).map((problem) => ({
  code: problem.code,
  resource: problem.page,
  message: problem.message,
  line: pageProblemLine(problem),
}));

/** The problems that the server would report at start. Bundled, and imported again after each change. */
export const problems: readonly PrintedProblem[] = [...ofResources, ...ofPages];

if (problems.length === 0) assertStatistics(statisticsScreens, schemas);
