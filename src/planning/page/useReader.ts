import { useGetIdentity } from 'ra-core';
import { useGrants } from '../../resources/views/access/useGrants';

const PLANNERS: readonly string[] = ['PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin'];

/** What the reader may do with plans. */
export interface PlanRights {
  readonly isKnown: boolean;
  /** May write every plan; others only read their own. */
  readonly isPlanner: boolean;
  /** The only person whose plan they may see; undefined for planners. */
  readonly ownId: number | undefined;
}

/** Who reads the plan. */
export function useReader(): PlanRights {
  const { held } = useGrants();
  const { identity } = useGetIdentity();
  const isPlanner = held?.rights.some((right) => PLANNERS.includes(right)) ?? false;
  const id = Number(identity?.id);
  return {
    isKnown: held !== undefined && (isPlanner || identity !== undefined),
    isPlanner,
    ownId: isPlanner || Number.isNaN(id) ? undefined : id,
  };
}
