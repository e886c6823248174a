import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Slot } from '../core/slot';
import { hoursOver, type Hours } from '../core/workingTime';
import { monthSpan } from '../data/months';
import { monthQuery } from '../data/slotQueries';
import { useStaff } from '../data/useStaff';
import { useTypesAlone } from '../data/useTypes';
import { usePlanSource } from '../source/usePlanSource';

function slotsByPerson(slots: readonly Slot[]): ReadonlyMap<number, readonly Slot[]> {
  const found = new Map<number, Slot[]>();
  for (const slot of slots) {
    if (slot.salarieId === null) continue;
    const own = found.get(slot.salarieId);
    if (own) own.push(slot);
    else found.set(slot.salarieId, [slot]);
  }
  return found;
}

/**
 * Hours of people in a month of the real plan, by person id.
 * @param month `2026-11`
 * @param ownId set if the reader may see only their own plan
 */
export function useMonthHours(month: string, ownId: number | undefined) {
  const { isKnown, slotPage } = usePlanSource();
  const staff = useStaff({ ownId });
  const types = useTypesAlone();
  const slots = useQuery({ ...monthQuery(slotPage, month), enabled: isKnown });
  const hours = useMemo((): ReadonlyMap<number, Hours> | undefined => {
    const [people, byId, all] = [staff.data, types.data, slots.data];
    if (!people || !byId || !all) return undefined;
    const own = slotsByPerson(all);
    const span = monthSpan(month);
    return new Map(
      people.items.map((person) => [person.id, hoursOver(person, own.get(person.id) ?? [], byId, span, people.feries)]),
    );
  }, [staff.data, types.data, slots.data, month]);
  return { hours, isComing: !hours && [staff, types, slots].some(({ isLoading }) => isLoading) };
}
