import type { FastifyRequest } from 'fastify';
import { nearest } from '../../src/resources/common/nearest';
import { DEFAULT_PAGE_SIZE } from '../../src/resources/records/listQuery';
import type { Registry } from '../../src/resources/registry/registry';
import type { Figures } from '../../src/resources/statistics/figures';
import type { Statistic } from '../../src/resources/statistics/statistic';
import { problem } from '../http/problem';
import { accept, reject, type ParameterReader } from '../http/query/readParameters';
import { readPageNumber, readPageSize, readYesOrNo } from '../http/query/readers';
import { languageOf } from '../words';
import type { PermittedStatistic } from './countedCondition';
import { countFigures } from './countFigures';
import { countedPage } from './countedPage';
import { readStatisticsQuery, statisticsQueryOf } from './statisticsQuery';

const MOST_DIMENSIONS = 2;

const readNames: ParameterReader<readonly string[]> = (text) =>
  text.length > 400 ? reject('tooLong', { max: 400 }) : accept(text.split(',').map((name) => name.trim()));

/** @throws {ProblemError} `invalidParameter` if the statistic does not have one of the names */
function known(
  parameter: string,
  names: readonly string[],
  among: Readonly<Record<string, unknown>>,
): readonly string[] {
  const wrong = names.find((name) => !Object.hasOwn(among, name));
  if (wrong === undefined) return names;
  const close = nearest(wrong.slice(0, 100), Object.keys(among));
  const issue = close
    ? { code: 'unknownNearest', args: { nearest: close } }
    : { code: 'filterValue', args: { name: wrong.slice(0, 100) } };
  throw problem('invalidParameter', { errors: { [parameter]: [issue] } });
}

function dimensionsOf(statistic: Statistic, names: readonly string[]): readonly string[] {
  if (names.length > MOST_DIMENSIONS || new Set(names).size < names.length)
    throw problem('invalidParameter', { errors: { Par: [{ code: 'filterValue', args: { name: 'Par' } }] } });
  return known('Par', names, statistic.dimensions);
}

interface FigureRequest {
  readonly request: FastifyRequest;
  readonly registry: Registry;
}

/** Answers a query on a statistic. @param find returns the statistic, limited to what the caller may see */
export async function answerFigures(
  { request, registry }: FigureRequest,
  find: () => Promise<PermittedStatistic>,
): Promise<Figures> {
  const given = readStatisticsQuery(request, { Par: readNames, Mesures: readNames, Comparer: readYesOrNo });
  const { statistic, rights } = await find();
  const by = dimensionsOf(statistic, given.Par ?? []);
  const measures = known('Mesures', given.Mesures ?? Object.keys(statistic.measures), statistic.measures);
  const language = languageOf(request.headers['accept-language']);
  return countFigures({ request, registry, language }, { statistic, rights, by, measures }, statisticsQueryOf(given));
}

/** Answers a page of the records behind a figure. @param find as in `answerFigures` */
export async function answerCounted({ request, registry }: FigureRequest, find: () => Promise<PermittedStatistic>) {
  const given = readStatisticsQuery(request, { PageNumber: readPageNumber, PageSize: readPageSize });
  const page = { page: given.PageNumber ?? 1, pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE };
  return countedPage({ request, registry }, await find(), statisticsQueryOf(given), page);
}
