import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { Stretch } from '../editing/drawn';
import { workdayOf } from '../model/workday';

export interface ProposedTimes {
  readonly personId: number | null;
  readonly before: Stretch;
  /** Takes the times of before, which then stay. */
  readonly restore: () => void;
}

interface Proposal extends Omit<ProposedTimes, 'restore'> {
  readonly now: Stretch;
}

/**
 * Proposes the hours of the person who is chosen for a new slot, as that person's cell of the plan would, while the
 * times are still those proposed before.
 * @param typed times that the reader entered, which stay
 * @returns the last proposal, while the form has its times
 */
export function useProposedTimes(
  index: PlanIndex,
  isNew: boolean,
  typed: RefObject<ReadonlySet<string>>,
): ProposedTimes | undefined {
  const { setValue, getValues } = useFormContext();
  const personId = useWatch({ name: 'salarieId' }) as number | null;
  const [debut, fin] = useWatch({ name: ['debut', 'fin'] }) as readonly unknown[];
  const known = useRef(personId);
  const isRestored = useRef(false);
  const [proposal, setProposal] = useState<Proposal>();
  useEffect(() => {
    const before = known.current;
    known.current = personId;
    if (!isNew || before === personId || typed.current.size > 0 || isRestored.current) return;
    const [start, end] = ['debut', 'fin'].map((name) => Date.parse(String(getValues(name))));
    if (start === undefined || end === undefined || Number.isNaN(start)) return;
    const day = dayIndexOf(start);
    const proposed = workdayOf(index, before)(day);
    if (proposed.start !== start || proposed.end !== end) return;
    const next = workdayOf(index, personId)(day);
    if (next.start === start && next.end === end) return;
    // The end follows the start, which moves after it (`useKeptDuration`).
    const set = (name: string, at: number) => setValue(name, new Date(at).toISOString(), { shouldValidate: true });
    set('fin', start + next.end - next.start);
    if (next.start !== start) set('debut', next.start);
    setProposal({ personId, before: { start, end }, now: next });
  }, [personId, index, isNew, typed, setValue, getValues]);
  if (!proposal || proposal.personId !== personId) return undefined;
  const { before, now } = proposal;
  if (Date.parse(String(debut)) !== now.start || Date.parse(String(fin)) !== now.end) return undefined;
  return {
    personId,
    before,
    restore() {
      isRestored.current = true;
      setProposal(undefined);
      const set = (name: string, at: number) =>
        setValue(name, new Date(at).toISOString(), { shouldDirty: true, shouldValidate: true });
      set('fin', now.start + before.end - before.start);
      if (before.start !== now.start) set('debut', before.start);
    },
  };
}
