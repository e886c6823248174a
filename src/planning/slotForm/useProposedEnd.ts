import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SlotType } from '../core/slot';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { SlotSubType } from '../data/useTypes';
import { hoursLeft } from '../model/workday';
import { HOUR, MINUTE } from '../../resources/common/durations';

export interface ProposedEndOptions {
  readonly types: ReadonlyMap<number, SlotType>;
  readonly subTypes: ReadonlyMap<number, SlotSubType>;
  readonly index: PlanIndex;
  /** The stored slot, whose own hours do not count as used. */
  readonly slotId: number | undefined;
}

/** The type's usual duration, at most the person's remaining hours; the duration stays if the start moves. */
export function useProposedEnd({ types, subTypes, index, slotId }: ProposedEndOptions): void {
  const { setValue, getValues } = useFormContext();
  const [debut, typeId, subTypeId] = useWatch({ name: ['debut', 'typeCreneauId', 'sousTypeCreneauId'] }) as readonly [
    string | null,
    number | null,
    number | null,
  ];
  const known = useRef({ debut, typeId, subTypeId });
  useEffect(() => {
    const before = known.current;
    known.current = { debut, typeId, subTypeId };
    const start = Date.parse(debut ?? '');
    if (Number.isNaN(start)) return;
    const propose = (end: number) =>
      setValue('fin', new Date(end).toISOString(), { shouldDirty: true, shouldValidate: true });
    if (before.typeId !== typeId || before.subTypeId !== subTypeId) {
      const minutes =
        (subTypeId === null ? null : subTypes.get(subTypeId)?.duree) ??
        (typeId === null ? null : types.get(typeId)?.duree);
      if (!minutes) return;
      const isWork = typeId === null || types.get(typeId)?.compteTravail !== false;
      const personId = getValues('salarieId') as number | null;
      const left = isWork ? hoursLeft(index, personId, dayIndexOf(start), slotId) : undefined;
      propose(start + Math.min(minutes * MINUTE, left ? left * HOUR : Infinity));
    } else if (before.debut !== debut) {
      const lasted = Date.parse(String(getValues('fin'))) - Date.parse(before.debut ?? '');
      if (lasted > 0) propose(start + lasted);
    }
  }, [debut, typeId, subTypeId, types, subTypes, index, slotId, setValue, getValues]);
}
