import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { isRepeat, type Finding } from '../core/finding';
import type { Slot } from '../core/slot';
import { dayIndexOf, dayIndexOfText } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import { holidayWords } from './holidayWords';

type Named = Pick<Slot, 'start' | 'end'> & { readonly title?: string };

/** Findings that name another slot. */
const isOfTwo = (code: Finding['code']) => code === 'absent' || code === 'absentLater' || code === 'overlap';

/** The other slot as the check saw it: its month may not be loaded. */
const toldOf = ({ start, end, title }: NonNullable<Finding['args']>): Named | undefined =>
  typeof start === 'number' && typeof end === 'number'
    ? { start, end, ...(title && { title: `${title}` }) }
    : undefined;

/** For places that load no other slots, such as those where requests are decided. */
export const slotsApart = () => undefined;

/** The words of a clash at the pointer, where the day is in sight: `Chevauche Entretien 09:00 – 10:00`. */
export function useClashWords(slotOf: (id: number) => Named | undefined): (finding: Finding) => string {
  const translate = useTranslate();
  const formats = useFormats();
  const wordsOf = useFindingWords(slotOf);
  return useCallback(
    (finding) => {
      const { code, args = {}, slotId } = finding;
      const other = (slotId === undefined ? undefined : slotOf(slotId)) ?? toldOf(args);
      if (!isOfTwo(code) || isRepeat(finding) || !other) return wordsOf(finding);
      const isOverlap = code === 'overlap';
      const kind = isOverlap ? 'overlap' : code === 'absent' && args['isAbsence'] ? 'absence' : 'absent';
      const title = args['title'] ?? other.title ?? '';
      return translate(`planning.findings.clash.${kind}`, { title, when: formats.range(other) });
    },
    [formats, slotOf, translate, wordsOf],
  );
}

/** The kind of words: an absence is no presence elsewhere, and a day without work is no day that is too long. */
const keyOf = (code: Finding['code'], args: NonNullable<Finding['args']>): string =>
  code === 'absent' && args['isAbsence'] ? 'absence' : code === 'overtime' && args['due'] === 0 ? 'offDay' : code;

/** Translates findings: `Chevauche « Dupont » (24 nov. 2026, 09:00 – 10:00).` */
export function useFindingWords(slotOf: (id: number) => Named | undefined): (finding: Finding) => string {
  const translate = useTranslate();
  const formats = useFormats();
  return useCallback(
    ({ code, args = {}, slotId }) => {
      const other = (slotId === undefined ? undefined : slotOf(slotId)) ?? toldOf(args);
      const when = other && `${formats.date(dayIndexOf(other.start))}, ${formats.range(other)}`;
      const named =
        other && translate(other.title ? 'planning.otherNamed' : 'planning.otherAt', { title: other.title, when });
      const { day, month, name, planned, due } = args;
      if (isRepeat({ code, args })) return translate('planning.findings.same');
      const key = keyOf(code, args);
      return translate(`planning.findings.${key}${!other && isOfTwo(code) ? 'Unnamed' : ''}`, {
        ...args,
        ...(typeof planned === 'number' && { planned: formats.hours(planned) }),
        ...(typeof due === 'number' && { due: formats.hours(due) }),
        ...(code === 'publicHoliday' && { name: holidayWords(String(name), translate) }),
        ...(typeof day === 'string' && { day: formats.date(dayIndexOfText(day)) }),
        ...(typeof month === 'string' && { month: formats.month(dayIndexOfText(`${month}-01`)) }),
        other: named,
      });
    },
    [formats, slotOf, translate],
  );
}
