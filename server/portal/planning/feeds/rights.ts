import { isRouteAllowed, type Grants } from '../../../../src/resources/access/access';
import { companiesWithin, extentOf, type LimitedGrants, type Reach } from '../../../../src/resources/access/extent';
import type { Registry } from '../../../../src/resources/registry/registry';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { PLAN_READERS } from '../planningRights';

/** The companies whose plans a person writes, and so may hand out; plans of people only for a right that holds everywhere. */
export const planningReach = (registry: Registry, held: LimitedGrants): Reach =>
  extentOf(registry.get(Creneaux.name), registry, 'delete', held);

/** The companies of which a limited reach has a plan; none of one that holds everywhere or nowhere. */
export const companiesPlanned = (reach: Reach): readonly number[] =>
  typeof reach === 'string' ? [] : companiesWithin(reach);

/** Whether a person may read a plan: at least their own. */
export const mayReadPlans = (held: Grants): boolean => isRouteAllowed(PLAN_READERS, held);
