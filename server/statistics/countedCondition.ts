import type { FastifyRequest } from 'fastify';
import { allOf, type Condition } from '../../src/resources/language/condition';
import { readableBy } from '../../src/resources/access/extent';
import type { Registry } from '../../src/resources/registry/registry';
import type { Statistic } from '../../src/resources/statistics/statistic';
import { visibleCondition } from '../http/resources/visibleRecords';
import { sessionOf } from '../identity/authenticate';

/** A statistic as its reader may see it, and the rights of which one opens its page. */
export interface PermittedStatistic {
  readonly statistic: Statistic;
  readonly rights: readonly string[];
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
