import { checkSchemas } from '../../src/resources/check/check';
import { formatProblem } from '../../src/resources/check/report';
import { checkPages, pageProblemLine } from '../../src/resources/pages/checkPages';
import { schemas } from '../../src/portal/declared';
import { pages } from '../../src/portal/pages';
import { assertStatistics } from '../../src/resources/statistics/checkStatistics';
import { statisticsScreens } from '../../src/resources/schemas/statistics/statisticsScreens';

/** A problem of a declaration with its line: code, resource or page, field and proposal. */
export interface PrintedProblem {
  readonly code: string;
  /** The name of the resource, or the address of the page. */
  readonly resource: string;
  readonly field?: string;
  readonly message: string;
  readonly line: string;
}

const ofResources = checkSchemas(schemas).map((problem) => ({ ...problem, line: formatProblem(problem) }));

// What a page shows is checked by the resources that are right.
const ofPages = (ofResources.length > 0 ? [] : checkPages(pages, schemas)).map((problem) => ({
  code: problem.code,
  resource: problem.page,
  message: problem.message,
  line: pageProblemLine(problem),
}));

/** What the start would say of the declarations. It is bundled with them, and imported anew after each change. */
export const problems: readonly PrintedProblem[] = [...ofResources, ...ofPages];

if (problems.length === 0) assertStatistics(statisticsScreens, schemas);
