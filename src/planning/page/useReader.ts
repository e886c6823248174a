import { useGetIdentity } from 'ra-core';
import { useReadOnly } from '../../resources/views/access/ReadOnlyContext';
import { useGrants } from '../../resources/views/access/useGrants';

const PLANNERS: readonly string[] = ['PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin'];

export interface PlanRights {
  /** The portal is viewed as another person. */
  readonly isReadOnly: boolean;
  readonly isKnown: boolean;
  /** May write every plan; others may only read their own. */
  readonly isPlanner: boolean;
  /** A planner's own view. */
  readonly mayEdit: boolean;
  /** Set if the reader may see only their own plan. */
  readonly ownId: number | undefined;
}

export function useReader(): PlanRights {
  const { held } = useGrants();
  const { identity } = useGetIdentity();
  const isPlanner = held?.rights.some((right) => PLANNERS.includes(right)) ?? false;
  const isReadOnly = useReadOnly();
  const id = Number(identity?.id);
  return {
    isReadOnly,
    isKnown: held !== undefined && (isPlanner || identity !== undefined),
    isPlanner,
    mayEdit: isPlanner && !isReadOnly,
    ownId: isPlanner || Number.isNaN(id) ? undefined : id,
  };
}
