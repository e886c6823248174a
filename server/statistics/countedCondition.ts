import type { FastifyRequest } from 'fastify';
import { allOf, type Condition } from '../../src/resources/language/condition';
import { readableBy } from '../../src/resources/access/extent';
import type { Registry } from '../../src/resources/registry/registry';
import type { Statistic } from '../../src/resources/statistics/statistic';
import { visibleCondition } from '../http/resources/visibleRecords';
import { sessionOf } from '../identity/authenticate';

/** A statistic limited to what its reader may see; one of `rights` opens its page. */
export interface PermittedStatistic {
  readonly statistic: Statistic;
  readonly rights: readonly string[];
}

/** Restricts to the records that the caller may read and that the right to the page covers. */
export async function countedCondition(
  request: FastifyRequest,
  registry: Registry,
  { statistic, rights }: PermittedStatistic,
): Promise<Condition | undefined> {
  const schema = registry.get(statistic.resource);
  const visible = await visibleCondition({ schema, registry }, request);
  return allOf([visible, readableBy(schema, registry, rights, sessionOf(request).limited)]);
}
