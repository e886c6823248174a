import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SlotType } from '../../resources/planning/slot';
import type { SlotSubType } from '../data/useTypes';

const MINUTE = 60_000;

/**
 * Proposes the end of a slot: the usual duration of the type or sub-type that was chosen, and the same duration as before
 * where the start moves.
 */
export function useProposedEnd(types: ReadonlyMap<number, SlotType>, subTypes: ReadonlyMap<number, SlotSubType>): void {
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
      if (minutes) propose(start + minutes * MINUTE);
    } else if (before.debut !== debut) {
      const lasted = Date.parse(String(getValues('fin'))) - Date.parse(before.debut ?? '');
      if (lasted > 0) propose(start + lasted);
    }
  }, [debut, typeId, subTypeId, types, subTypes, setValue, getValues]);
}
