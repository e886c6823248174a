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

/** The pages of the caller's organisation that they may open, be it for some companies only. */
async function openScreens(request: FastifyRequest, registry: Registry): Promise<readonly StatisticsScreen[]> {
  const { grants, rights } = sessionOf(request);
  const open = statisticsScreens.filter((screen) =>
    isRouteAllowed({ rights: rightsOfScreen(screen) }, { ...grants, rights }),
  );
  return Promise.all(open.map((screen) => ownScreen(tenantOf(request), registry, screen)));
}

/** The pages, with the statistics that the caller may see, as far as they may. */
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

/** The statistic with a name, as the caller may see it. @throws {ProblemError} `unknownRecord`, `forbidden` */
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
