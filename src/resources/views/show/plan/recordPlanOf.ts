import { isRouteAllowed, ruleOf, type Grants } from '../../../access/access';
import type { RecordPlan } from '../../../language/recordPlan';
import type { ResourceSchema } from '../../../language/resourceSchema';
import type { Registry } from '../../../registry/registry';
import { productRouteOf } from '../../../routes/routeRules';

const OPEN = {};

export interface PlanReader {
  readonly held: Grants;
  readonly personId: number | undefined;
}

/**
 * The plan of a record, for readers who may see it: those who administer all plans and, where the records are people, each
 * their own. Undefined for the others.
 */
export function recordPlanOf(
  { plan }: Pick<ResourceSchema, 'plan'>,
  id: number,
  { held, personId }: PlanReader,
  registry: Pick<Registry, 'get'>,
): RecordPlan | undefined {
  if (!plan || !isRouteAllowed(productRouteOf(plan.page)?.rule ?? OPEN, held)) return undefined;
  const isTheirs = plan.own === true && personId === id;
  // Who may delete any slot administers all of them.
  return isTheirs || isRouteAllowed(ruleOf(registry.get(plan.resource), 'delete'), held) ? plan : undefined;
}
