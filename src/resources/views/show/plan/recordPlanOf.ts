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
 * The record's plan, if the reader may see it: planning administrators see all, and people their own.
 * Undefined otherwise.
 */
export function recordPlanOf(
  { plan }: Pick<ResourceSchema, 'plan'>,
  id: number,
  { held, personId }: PlanReader,
  registry: Pick<Registry, 'get'>,
): RecordPlan | undefined {
  if (!plan || !isRouteAllowed(productRouteOf(plan.page)?.rule ?? OPEN, held)) return undefined;
  const isTheirs = plan.own === true && personId === id;
  // The right to delete any slot marks a planning administrator.
  return isTheirs || isRouteAllowed(ruleOf(registry.get(plan.resource), 'delete'), held) ? plan : undefined;
}
