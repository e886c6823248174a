import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import { workdayOf } from '../model/workday';

/**
 * Proposes the hours of the person who is chosen for a new slot, as that person's cell of the plan would, while the
 * times are still those proposed before.
 */
export function useProposedTimes(index: PlanIndex, isNew: boolean): void {
  const { setValue, getValues } = useFormContext();
  const personId = useWatch({ name: 'salarieId' }) as number | null;
  const known = useRef(personId);
  useEffect(() => {
    const before = known.current;
    known.current = personId;
    if (!isNew || before === personId) return;
    const [start, end] = ['debut', 'fin'].map((name) => Date.parse(String(getValues(name))));
    if (start === undefined || Number.isNaN(start)) return;
    const day = dayIndexOf(start);
    const proposed = workdayOf(index, before)(day);
    if (proposed.start !== start || proposed.end !== end) return;
    const next = workdayOf(index, personId)(day);
    if (next.start === start && next.end === end) return;
    // The end follows the start, which moves after it (`useKeptDuration`).
    const set = (name: string, at: number) => setValue(name, new Date(at).toISOString(), { shouldValidate: true });
    set('fin', start + next.end - next.start);
    if (next.start !== start) set('debut', next.start);
  }, [personId, index, isNew, setValue, getValues]);
}
