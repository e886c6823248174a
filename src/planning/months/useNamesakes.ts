import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { PlanPerson } from '../core/slot';
import { useGroups, useStaff } from '../data/useStaff';
import { namesakes } from './monthList';

/** Labels that distinguish people of the same name, by person id; others have no entry. */
export function useNamesakes(
  people: readonly Pick<PlanPerson, 'id' | 'name'>[],
  ownId: number | undefined,
): ReadonlyMap<number, string> {
  const translate = useTranslate();
  const { data: staff } = useStaff({ ownId });
  const teams = useGroups('Equipes');
  return useMemo(() => {
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    const teamsOf = new Map(
      staff?.items.map(({ id, equipesId }) => [id, equipesId.flatMap((team) => names.get(team) ?? []).join(', ')]),
    );
    return namesakes(
      people,
      (id) => teamsOf.get(id) ?? '',
      (id) => translate('planningRequests.months.number', { id }),
    );
  }, [people, staff, teams, translate]);
}
