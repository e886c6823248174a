import type { FastifyRequest } from 'fastify';
import type { Page } from '../../src/resources/records/listQuery';
import { closedFields } from '../../src/resources/access/openFields';
import type { Registry } from '../../src/resources/registry/registry';
import { SMALLEST_GROUP } from '../../src/resources/statistics/hideSmall';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../database/reading/records';
import type { Store } from '../database/store';
import { problem } from '../http/problem';
import { listItems } from '../http/resources/answer';
import { tenantOf } from '../http/tenantOf';
import { sessionOf } from '../identity/authenticate';
import { countedCondition, type PermittedStatistic } from './countedCondition';
import { narrowingOf, type StatisticsQuery } from './statisticsQuery';

interface PageContext {
  readonly request: FastifyRequest;
  readonly registry: Registry;
}

type Ids = Readonly<Record<string, number>>;

async function idsAbove(
  store: Pick<Store, 'getManyAnywhere'>,
  registry: Registry,
  schema: ResourceSchema,
  records: readonly StoredRecord[],
): Promise<readonly Ids[]> {
  const { parent } = schema;
  if (!parent) return records.map(() => ({}));
  const above = registry.get(parent.resource);
  const found = await store.getManyAnywhere(above, [...new Set(records.flatMap(({ parentId }) => parentId ?? []))]);
  const further = await idsAbove(store, registry, above, found);
  const byId = new Map(found.map((record, at) => [record.id, further[at] ?? {}]));
  return records.map(({ parentId = 0 }) => ({ ...byId.get(parentId), [parent.parameter]: parentId }));
}

/**
 * For statistics on people, records of groups too small to be shown are withheld.
 *
 * @throws {ProblemError} `forbidden`, `invalidParameter`
 */
export async function countedPage(
  { request, registry }: PageContext,
  permitted: PermittedStatistic,
  { period, step, narrowing }: StatisticsQuery,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<Page<AnyRecord>> {
  const { store } = tenantOf(request);
  const { statistic } = permitted;
  const schema = registry.get(statistic.resource);
  const visible = await countedCondition(request, registry, permitted);
  const narrowed = narrowingOf(registry, statistic, narrowing, true);
  const counted = { statistic, period, step, narrowing: narrowed, visible };
  const found = await store.counted(counted, { offset: (page - 1) * pageSize, limit: pageSize });
  if (statistic.people && found.totalCount > 0 && found.totalCount < SMALLEST_GROUP)
    throw problem('forbidden', { args: { needed: `${schema.rights}:admin` } });
  const closed = closedFields(schema, sessionOf(request).grants);
  const above = await idsAbove(store, registry, schema, found.items);
  return {
    items: found.items.flatMap((record, at) => listItems(schema, [record], { parents: above[at], closed })),
    totalCount: found.totalCount,
  };
}
