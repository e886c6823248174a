import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useFormats } from '../calendar/useFormats';
import { doublesOf } from '../core/doubles';
import { hoursOver } from '../core/workingTime';
import { monthSpan } from '../data/months';
import { monthQuery } from '../data/slotQueries';
import { useStaff } from '../data/useStaff';
import { useTypesAlone } from '../data/useTypes';
import { usePlanSource } from '../source/usePlanSource';

export interface WaitingMonth {
  readonly personId: number;
  /** `2026-10` */
  readonly month: string;
}

/**
 * What one looks at before validating a month, in words: planned hours, and slots at the same time; nothing until known.
 * All people of a month are read at once, and the plan finds them again.
 */
export function useWaitingHours(waiting: readonly WaitingMonth[]): (one: WaitingMonth) => readonly string[] {
  const translate = useTranslate();
  const formats = useFormats();
  const { isKnown, slotPage } = usePlanSource();
  const { data: staff } = useStaff();
  const { data: types } = useTypesAlone();
  const months = [...new Set(waiting.map(({ month }) => month))];
  const slots = useQueries({ queries: months.map((month) => ({ ...monthQuery(slotPage, month), enabled: isKnown })) });
  return ({ personId, month }) => {
    const all = slots[months.indexOf(month)]?.data;
    const person = staff?.items.find(({ id }) => id === personId);
    if (!all || !person || !staff || !types) return [];
    const own = all.filter(({ salarieId }) => salarieId === personId);
    const hours = hoursOver(person, own, types, monthSpan(month), staff.feries);
    const doubles = [...doublesOf(own).values()].reduce((sum, others) => sum + others.length, 0) / 2;
    return [
      translate('planning.own.hours', {
        planned: formats.hours(hours.planned),
        available: formats.hours(hours.due - hours.absent),
      }),
      ...(doubles > 0 ? [translate('planningRequests.months.doubles', { smart_count: doubles })] : []),
    ];
  };
}
