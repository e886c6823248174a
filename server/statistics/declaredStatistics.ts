import type { FastifyRequest } from 'fastify';
import { isRouteAllowed } from '../../src/resources/access';
import type { Registry } from '../../src/resources/registry';
import { rightsOfScreen, statisticsScreens } from '../../src/resources/statistics/declared';
import { permittedStatistic } from '../../src/resources/statistics/permitted';
import type { Statistic, StatisticsScreen } from '../../src/resources/statistics/types';
import { problem } from '../http/problem';
import { tenantOf } from '../http/tenantOf';
import { sessionOf } from '../identity/authenticate';
import { ownScreen } from './ownStatistics';

/** The pages of statistics of the caller's organisation. */
/** The pages of the caller's organisation that they may open. */
async function openScreens(request: FastifyRequest, registry: Registry): Promise<readonly StatisticsScreen[]> {
  const { grants } = sessionOf(request);
  const open = statisticsScreens.filter((screen) => isRouteAllowed({ rights: rightsOfScreen(screen) }, grants));
  return Promise.all(open.map((screen) => ownScreen(tenantOf(request), registry, screen)));
}

/** The pages, with the statistics that the caller may see, as far as they may. */
export async function permittedScreens(
  request: FastifyRequest,
  registry: Registry,
): Promise<readonly StatisticsScreen[]> {
  const { grants } = sessionOf(request);
  const screens = await openScreens(request, registry);
  return screens.map((screen) => ({
    ...screen,
    statistics: screen.statistics.flatMap((one) => permittedStatistic(registry, one, grants) ?? []),
  }));
}

/** The statistic with a name, as the caller may see it. @throws {ProblemError} `unknownRecord`, `forbidden` */
export async function statisticNamed(request: FastifyRequest, registry: Registry, name: string): Promise<Statistic> {
  const screens = await openScreens(request, registry);
  const statistic = screens.flatMap(({ statistics }) => statistics).find((one) => one.name === name);
  if (!statistic) throw problem('unknownRecord');
  const permitted = permittedStatistic(registry, statistic, sessionOf(request).grants);
  if (!permitted) throw problem('forbidden', { args: { needed: `${registry.get(statistic.resource).rights}:read` } });
  return permitted;
}
