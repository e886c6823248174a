import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { personLabel } from '../core/personLabel';
import type { Plan } from '../model/plan';

const nameOf = ({ nom, prenom }: AnyRecord): string => [nom, prenom].filter(Boolean).join(' ');

/**
 * Names of the people of a plan. People who are not in its staff, because they left or no longer plan, are fetched;
 * those who cannot be read are shown by id.
 * @param isComplete false while staff or slots load, when people would wrongly seem to be missing
 */
export function useNames(
  { people, slots }: Pick<Plan, 'people' | 'slots'>,
  isComplete: boolean,
): ReadonlyMap<number, string> {
  const provider = useDataProvider();
  const translate = useTranslate();
  const staff = useMemo(() => new Map(people.map((person) => [person.id, personLabel(person)])), [people]);
  const outside = useMemo(() => {
    const ids = new Set<number>();
    if (isComplete)
      for (const { salarieId } of slots) if (salarieId !== null && !staff.has(salarieId)) ids.add(salarieId);
    return [...ids].sort((one, other) => one - other);
  }, [slots, staff, isComplete]);
  const key = outside.join(' ');
  const { data } = useQuery({
    queryKey: ['planning', 'outside', key],
    queryFn: async ({ signal }) =>
      (await provider.getMany<AnyRecord>(Utilisateurs.name, { ids: outside, signal })).data.filter(Boolean),
    enabled: outside.length > 0,
    retry: false,
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (key === '') return staff;
    const read = new Map(data?.map((record) => [Number(record.id), nameOf(record)]));
    const ids = key.split(' ').map(Number);
    return new Map([
      ...staff,
      ...ids.map((id) => [id, read.get(id) || translate('planning.outside', { id })] as const),
    ]);
  }, [staff, key, data, translate]);
}
