import { isRouteAllowed, type Grants } from '../../../src/resources/access';
import { PLAN_READERS, PLANNERS_WRITE } from '../planningRights';

/** Whether somebody plans others, and so may hand out every plan. */
export const isPlanner = (held: Grants): boolean => isRouteAllowed(PLANNERS_WRITE, held);

/** Whether somebody may read a plan: at least their own. */
export const mayReadPlans = (held: Grants): boolean => isRouteAllowed(PLAN_READERS, held);
