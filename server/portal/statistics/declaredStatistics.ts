import type { FastifyRequest } from 'fastify';
import { isRouteAllowed } from '../../../src/resources/access/access';
import type { Registry } from '../../../src/resources/registry/registry';
import { statisticsScreens } from '../../../src/resources/schemas/statistics/statisticsScreens';
import { rightsOfScreen } from '../../../src/resources/statistics/rightsOfScreen';
import { permittedStatistic } from '../../../src/resources/statistics/permitted';
import type { StatisticsScreen } from '../../../src/resources/statistics/statistic';
import { problem } from '../../http/problem';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import type { PermittedStatistic } from '../../statistics/countedCondition';
import { ownScreen } from './ownStatistics';

/** The pages that the caller may open, if only for some companies. */
async function openScreens(request: FastifyRequest, registry: Registry): Promise<readonly StatisticsScreen[]> {
  const { grants, rights } = sessionOf(request);
  const open = statisticsScreens.filter((screen) =>
    isRouteAllowed({ rights: rightsOfScreen(screen) }, { ...grants, rights }),
  );
  return Promise.all(open.map((screen) => ownScreen(tenantOf(request), registry, screen)));
}

/** The pages with only the statistics, and parts of them, that the caller may see. */
export async function permittedScreens(
  request: FastifyRequest,
  registry: Registry,
): Promise<readonly StatisticsScreen[]> {
  const { limited } = sessionOf(request);
  const screens = await openScreens(request, registry);
  return screens.map((screen) => ({
    ...screen,
    statistics: screen.statistics.flatMap(
      (one) => permittedStatistic(registry, one, limited, rightsOfScreen(screen)) ?? [],
    ),
  }));
}

/** Finds a statistic as the caller may see it. @throws {ProblemError} `unknownRecord`, `forbidden` */
export async function statisticNamed(
  request: FastifyRequest,
  registry: Registry,
  name: string,
): Promise<PermittedStatistic> {
  const screens = await openScreens(request, registry);
  const screen = screens.find(({ statistics }) => statistics.some((one) => one.name === name));
  const statistic = screen?.statistics.find((one) => one.name === name);
  if (!screen || !statistic) throw problem('unknownRecord');
  const rights = rightsOfScreen(screen);
  const permitted = permittedStatistic(registry, statistic, sessionOf(request).limited, rights);
  if (!permitted) throw problem('forbidden', { args: { needed: `${registry.get(statistic.resource).rights}:read` } });
  return { statistic: permitted, rights };
}
