import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { SlotSubType } from '../data/useTypes';
import type { Stretch } from '../editing/drawn';
import type { DrawnSlot } from '../model/plan';
import { usualTimes, type TimesSource, type UsualTimes } from '../model/usualTimes';
import { workdayOf } from '../model/workday';

export interface ProposedTimes {
  readonly personId: number | null;
  readonly typeId: number | null;
  readonly source: TimesSource;
  readonly before: Stretch;
  /** The times of before are the workday of the place in the plan. */
  readonly isWorkday: boolean;
  /** Takes the times of before, which then stay. */
  readonly restore: () => void;
}

/** The times that a new slot begins with, and those that its place in the plan had. */
export interface FirstTimes {
  readonly before: Stretch;
  readonly now: UsualTimes;
}

const isSame = (one: Stretch, other: Stretch): boolean => one.start === other.start && one.end === other.end;

/** A place that has the hours of its person was chosen as a day: the type's times are proposed. Drawn times stay. */
export function firstTimes(index: PlanIndex, at: DrawnSlot, typeId: number | null): FirstTimes | undefined {
  const day = dayIndexOf(at.start);
  const person = at.salarieId;
  if (!isSame(workdayOf(index, person)(day), at)) return undefined;
  return { before: at, now: usualTimes(index, day, { salarieId: person, typeId }) };
}

export interface ProposedTimesOptions {
  readonly index: PlanIndex;
  readonly subTypes: ReadonlyMap<number, SlotSubType>;
  /** Undefined in a stored slot, and in one whose times were drawn. */
  readonly first: FirstTimes | undefined;
  /** Times that the reader entered, which stay. */
  readonly typed: RefObject<ReadonlySet<string>>;
}

interface Proposal extends FirstTimes {
  readonly personId: number | null;
  readonly typeId: number | null;
}

/**
 * Proposes the usual times of the chosen type and person for a new slot, while the times are still the last proposed.
 * @returns the last proposal, while the form has its times, and whether the times follow the type
 */
export function useProposedTimes({ index, subTypes, first, typed }: ProposedTimesOptions): {
  readonly proposed: ProposedTimes | undefined;
  readonly followsType: () => boolean;
} {
  const { setValue, getValues } = useFormContext();
  const [personId, typeId, subTypeId] = useWatch({
    name: ['salarieId', 'typeCreneauId', 'sousTypeCreneauId'],
  }) as readonly (number | null)[];
  const [debut, fin] = useWatch({ name: ['debut', 'fin'] }) as readonly unknown[];
  const known = useRef({ personId, typeId, subTypeId });
  const isRestored = useRef(false);
  const last = useRef<Stretch | undefined>(first?.now);
  const [proposal, setProposal] = useState<Proposal | undefined>(
    first && !isSame(first.before, first.now)
      ? { ...first, personId: personId ?? null, typeId: typeId ?? null }
      : undefined,
  );
  useEffect(() => {
    const before = known.current;
    known.current = { personId, typeId, subTypeId };
    const isKnown = before.personId === personId && before.typeId === typeId && before.subTypeId === subTypeId;
    if (isKnown || !last.current || typed.current.size > 0 || isRestored.current) return;
    const [start = Number.NaN, end = Number.NaN] = ['debut', 'fin'].map((name) => Date.parse(String(getValues(name))));
    if (!isSame(last.current, { start, end })) {
      last.current = undefined;
      return;
    }
    const next = usualTimes(index, dayIndexOf(start), {
      salarieId: personId ?? null,
      typeId: typeId ?? null,
      subTypeId: subTypeId ?? null,
      subTypeMinutes: subTypes.get(subTypeId ?? 0)?.duree,
    });
    last.current = next;
    if (isSame(next, { start, end })) return;
    // The end follows the start, which moves after it (`useKeptDuration`).
    const set = (name: string, at: number) => setValue(name, new Date(at).toISOString(), { shouldValidate: true });
    set('fin', start + next.end - next.start);
    if (next.start !== start) set('debut', next.start);
    setProposal({ personId: personId ?? null, typeId: typeId ?? null, before: { start, end }, now: next });
  }, [personId, typeId, subTypeId, index, subTypes, typed, setValue, getValues]);
  const followsType = () => last.current !== undefined && typed.current.size === 0 && !isRestored.current;
  if (!proposal || proposal.personId !== (personId ?? null)) return { proposed: undefined, followsType };
  const { before, now } = proposal;
  if (Date.parse(String(debut)) !== now.start || Date.parse(String(fin)) !== now.end)
    return { proposed: undefined, followsType };
  const restore = () => {
    isRestored.current = true;
    setProposal(undefined);
    const set = (name: string, at: number) =>
      setValue(name, new Date(at).toISOString(), { shouldDirty: true, shouldValidate: true });
    set('fin', now.start + before.end - before.start);
    if (before.start !== now.start) set('debut', before.start);
  };
  const { typeId: ofType } = proposal;
  return {
    proposed: {
      personId: proposal.personId,
      typeId: ofType,
      source: now.source,
      before,
      isWorkday: before === first?.before,
      restore,
    },
    followsType,
  };
}
