import { useMemo } from 'react';
import { useAgencies } from '../data/useAgencies';
import { useGroups, type PlanGroup } from '../data/useStaff';
import type { Grouping } from '../model/plan';
import type { GroupNames } from '../timeline/timelineProps';

const named = (groups: readonly PlanGroup[]): ReadonlyMap<number, string> =>
  new Map(groups.map(({ id, name }) => [id, name]));

/** Names of teams, structures and agencies; fetches only those that the grouping needs. */
export function useGroupNames(grouping: Grouping): {
  readonly names: GroupNames;
  readonly teams: readonly PlanGroup[];
} {
  const teams = useGroups('Equipes');
  const structures = useGroups('structures');
  const agency = useAgencies(structures, grouping === 'agency');
  const names = useMemo(
    () => ({ team: named(teams), structure: named(structures), agency }),
    [teams, structures, agency],
  );
  return { names, teams };
}
