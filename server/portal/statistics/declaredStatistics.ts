import type { FastifyRequest } from 'fastify';
import { isRouteAllowed } from '../../../src/resources/access/access';
import { allOf, type Condition } from '../../../src/resources/language/condition';
import { readableBy } from '../../../src/resources/access/extent';
import type { Registry } from '../../../src/resources/registry/registry';
import { statisticsScreens } from '../../../src/resources/schemas/statistics/statisticsScreens';
import { rightsOfScreen } from '../../../src/resources/statistics/rightsOfScreen';
import { permittedStatistic } from '../../../src/resources/statistics/permitted';
import type { Statistic, StatisticsScreen } from '../../../src/resources/statistics/statistic';
import { problem } from '../../http/problem';
import { visibleCondition } from '../../http/resources/visibleRecords';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
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

/** A statistic as its reader may see it, and the rights of which one opens its page. */
export interface PermittedStatistic {
  readonly statistic: Statistic;
  readonly rights: readonly string[];
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

/** The records that count for the caller: those that they read, as far as the right that opens the page reaches. */
export async function countedCondition(
  request: FastifyRequest,
  registry: Registry,
  { statistic, rights }: PermittedStatistic,
): Promise<Condition | undefined> {
  const schema = registry.get(statistic.resource);
  const visible = await visibleCondition({ schema, registry }, request);
  return allOf([visible, readableBy(schema, registry, rights, sessionOf(request).limited)]);
}
