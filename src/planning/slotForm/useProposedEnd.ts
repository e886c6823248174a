import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SlotType } from '../core/slot';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { SlotSubType } from '../data/useTypes';
import { isOverDays } from '../model/daySlots';
import { hoursLeft } from '../model/workday';
import { HOUR, MINUTE } from '../../resources/common/durations';
import { useKeptDuration } from './useKeptDuration';

export interface ProposedEndOptions {
  readonly types: ReadonlyMap<number, SlotType>;
  readonly subTypes: ReadonlyMap<number, SlotSubType>;
  readonly index: PlanIndex;
  /** The stored slot, whose own hours do not count as used. */
  readonly slotId: number | undefined;
  /** Times that the reader entered: an end stays in a new slot. */
  readonly typed: RefObject<ReadonlySet<string>>;
  /** Both times are proposed with the type (`useProposedTimes`). */
  readonly followsType: () => boolean;
}

/** The type's usual duration, at most the person's remaining hours; the duration stays if the start moves. */
export function useProposedEnd({ types, subTypes, index, slotId, typed, followsType }: ProposedEndOptions): void {
  useKeptDuration();
  const { setValue, getValues } = useFormContext();
  const [typeId, subTypeId] = useWatch({ name: ['typeCreneauId', 'sousTypeCreneauId'] }) as readonly (number | null)[];
  const known = useRef({ typeId, subTypeId });
  const isFollowing = useEffectEvent(followsType);
  useEffect(() => {
    const before = known.current;
    known.current = { typeId, subTypeId };
    const start = Date.parse(String(getValues('debut')));
    if (Number.isNaN(start) || (before.typeId === typeId && before.subTypeId === subTypeId)) return;
    if (slotId === undefined && (typed.current.has('fin') || isFollowing())) return;
    // Days that were drawn stay.
    if (isOverDays({ start, end: Date.parse(String(getValues('fin'))) })) return;
    const minutes = subTypes.get(subTypeId ?? 0)?.duree ?? types.get(typeId ?? 0)?.duree;
    if (!minutes) return;
    const isWork = types.get(typeId ?? 0)?.compteTravail !== false;
    const left = isWork ? hoursLeft(index, getValues('salarieId') as number | null, dayIndexOf(start), slotId) : 0;
    const end = start + Math.min(minutes * MINUTE, left ? left * HOUR : Infinity);
    setValue('fin', new Date(end).toISOString(), { shouldDirty: true, shouldValidate: true });
  }, [typeId, subTypeId, types, subTypes, index, slotId, typed, setValue, getValues]);
}
