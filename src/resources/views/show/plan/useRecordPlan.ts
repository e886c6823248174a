import { useGetIdentity, usePermissions } from 'ra-core';
import { isRouteAllowed, ruleOf, type Grants } from '../../../access/access';
import type { RecordPlan } from '../../../language/recordPlan';
import { productRouteOf } from '../../../routes/routeRules';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';

const OPEN = {};

/**
 * The plan of a record of the screen around, for readers who may see it: those who administer all plans and, where the
 * records are people, each their own. Undefined for the others, and until it is known.
 */
export function useRecordPlan(id: number): RecordPlan | undefined {
  const registry = useRegistry();
  const { plan } = useScreen().schema;
  const { permissions: held } = usePermissions<Grants>();
  const { identity } = useGetIdentity();
  if (!plan || !held || !isRouteAllowed(productRouteOf(plan.page)?.rule ?? OPEN, held)) return undefined;
  const isTheirs = plan.own === true && identity !== undefined && Number(identity.id) === id;
  // Who may delete any slot administers all of them.
  return isTheirs || isRouteAllowed(ruleOf(registry.get(plan.resource), 'delete'), held) ? plan : undefined;
}
