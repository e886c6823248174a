import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { doublesWords } from '../model/doublesWords';
import { markKey, type PlanSlot } from '../model/plan';
import { useFormats } from './useFormats';

/** Describes a slot in one sentence: day, time, title, person, type, and its difference from the real plan. Its times may be left out. */
export function useSlotWords(
  names: ReadonlyMap<number, string>,
  types: ReadonlyMap<number, { readonly libelle: string }>,
): (slot: PlanSlot, isTimed?: boolean) => string {
  const translate = useTranslate();
  const formats = useFormats();
  return useCallback(
    (slot, isTimed = true) => {
      const mark = markKey(slot);
      const type = types.get(slot.typeCreneauId)?.libelle;
      const parts = [
        formats.day(dayIndexOf(slot.start)),
        isTimed && formats.range(slot),
        slot.title,
        type === slot.title ? undefined : type,
        slot.salarieId === null ? translate('planning.everybody') : names.get(slot.salarieId),
        mark && translate(`planning.marks.${mark}`),
        slot.etat === 'Annule' ? translate('planning.cancelled') : undefined,
        slot.texte ?? undefined,
      ];
      const text = parts.filter(Boolean).join(', ');
      return slot.doubles ? `${text}. ${doublesWords(slot, translate, formats.range)}` : text;
    },
    [formats, names, translate, types],
  );
}
