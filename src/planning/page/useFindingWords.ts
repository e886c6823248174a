import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Finding } from '../../resources/planning/finding';
import type { Slot } from '../../resources/planning/slot';
import { dayIndexOf, dayIndexOfText } from '../../resources/planning/zone';
import { useFormats } from '../calendar/useFormats';

/** A slot that findings may name. */
type Named = Pick<Slot, 'start' | 'end'> & { readonly title?: string };

/** Says what speaks against a slot: `Chevauche « Dupont » (24 nov. 2026, 09:00 – 10:00).` */
export function useFindingWords(slotOf: (id: number) => Named | undefined): (finding: Finding) => string {
  const translate = useTranslate();
  const formats = useFormats();
  return useCallback(
    ({ code, args = {}, slotId }) => {
      const other = slotId === undefined ? undefined : slotOf(slotId);
      const when = other && `${formats.date(dayIndexOf(other.start))}, ${formats.range(other)}`;
      const named = other
        ? translate(other.title ? 'planning.otherNamed' : 'planning.otherAt', { title: other.title, when })
        : translate('planning.otherSlot');
      const { day, month } = args;
      return translate(`planning.findings.${code}`, {
        ...args,
        ...(typeof day === 'string' && { day: formats.date(dayIndexOfText(day)) }),
        ...(typeof month === 'string' && { month: formats.month(dayIndexOfText(`${month}-01`)) }),
        other: named,
      });
    },
    [formats, slotOf, translate],
  );
}
