import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { weekdayOf } from '../../../resources/fields/shared/zone';
import { useFormats, type Formats } from '../../calendar/useFormats';
import type { Plan, PlanSlot } from '../../model/plan';
import { usePlanWords, type PlanWords } from '../../model/planWords';
import { weekNumber } from './paper';

/** Texts of a printed plan, built once: translating for each of ten thousand slots is too slow. */
export interface PaperWords {
  readonly formats: Formats;
  readonly timeline: PlanWords;
  readonly allDay: string;
  readonly everybody: string;
  /** The slot's type, unless it is the title. */
  readonly typeOf: (slot: PlanSlot) => string | undefined;
  /** The slot's state, if it differs from ordinary. */
  readonly markOf: (slot: PlanSlot) => string | undefined;
  readonly nameOf: (slot: PlanSlot) => string;
  /** `Semaine 49` */
  readonly weekOf: (day: number) => string;
  readonly holidayOf: (day: number) => string | undefined;
  /** Weekends and public holidays. */
  readonly isOff: (day: number) => boolean;
}

export function usePaperWords(plan: Pick<Plan, 'types' | 'holidays'>, names: ReadonlyMap<number, string>): PaperWords {
  const translate = useTranslate();
  const formats = useFormats();
  const timeline = usePlanWords();
  return useMemo(() => {
    const mark = (name: string) => translate(`timeline.marks.${name}`);
    const marks = {
      pending: mark('pending'),
      added: mark('added'),
      moved: mark('moved'),
      removed: mark('removed'),
      origin: mark('origin'),
    };
    const cancelled = mark('cancelled');
    const everybody = translate('timeline.everyone');
    const holidayOf = (day: number) => formats.holiday(day, plan.holidays);
    return {
      formats,
      timeline,
      allDay: translate('planningExports.print.allDay'),
      everybody,
      typeOf: ({ typeCreneauId, title }) => {
        const type = plan.types.get(typeCreneauId)?.libelle;
        return type === title ? undefined : type;
      },
      markOf: ({ mark: name, etat }) => (name ? marks[name] : etat === 'Annule' ? cancelled : undefined),
      nameOf: ({ salarieId, isForSystem }) =>
        isForSystem || salarieId === null ? everybody : (names.get(salarieId) ?? ''),
      weekOf: (day) => translate('planningExports.print.week', { number: weekNumber(day) }),
      holidayOf,
      isOff: (day) => weekdayOf(day) > 4 || holidayOf(day) !== undefined,
    };
  }, [translate, formats, timeline, plan.types, plan.holidays, names]);
}
