import { isRouteAllowed, type Grants } from '../../../../src/resources/access/access';
import { companiesWithin, extentOf, type LimitedGrants, type Reach } from '../../../../src/resources/access/extent';
import type { Registry } from '../../../../src/resources/registry/registry';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { PLAN_READERS } from '../planningRights';

/** The companies whose plans a person may write, and so share; sharing people's plans requires an unlimited right. */
export const planningReach = (registry: Registry, held: LimitedGrants): Reach =>
  extentOf(registry.get(Creneaux.name), registry, 'delete', held);

/** The companies of a limited right; empty for an unlimited one or none. */
export const companiesPlanned = (reach: Reach): readonly number[] =>
  typeof reach === 'string' ? [] : companiesWithin(reach);

/** True if the person may read at least their own plan. */
export const mayReadPlans = (held: Grants): boolean => isRouteAllowed(PLAN_READERS, held);
