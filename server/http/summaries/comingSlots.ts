import type { FastifyRequest } from 'fastify';
import { allOf, compare, type Condition } from '../../../src/resources/language/condition';
import { conditionAt } from '../../../src/resources/language/moments';
import { sessionOf } from '../../identity/authenticate';
import { mayDoSomewhere } from '../limits';
import type { ResourceContext } from '../resources/resourceContext';
import { visibleCondition } from '../resources/visibleRecords';
import { tenantOf } from '../tenantOf';

/** Number of slots to come in a record's plan; undefined without a plan, or if the caller may not read it. */
export async function comingSlotsOf(
  request: FastifyRequest,
  { schema: { plan }, registry }: ResourceContext,
  id: number,
): Promise<number | undefined> {
  if (!plan?.coming) return undefined;
  // A product may serve records without their plan.
  const schema = registry.schemas.find(({ name }) => name === plan.resource);
  if (!schema) return undefined;
  const isOwn = plan.own === true && Number(sessionOf(request).accountId) === id;
  if (!isOwn && !mayDoSomewhere(request, registry, schema, 'list')) return undefined;
  const ofRecord = compare(plan.of, 'equals', id);
  const readable: Condition | undefined = isOwn ? undefined : await visibleCondition({ schema, registry }, request);
  const filter = allOf([
    conditionAt(plan.coming, new Date()),
    plan.everybody ? { any: [ofRecord, plan.everybody] } : ofRecord,
    readable,
  ]);
  const [count] = await tenantOf(request).store.counts([{ schema, ...(filter && { filter }) }]);
  return count;
}
