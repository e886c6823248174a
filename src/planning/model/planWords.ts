import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { dateFormat } from '../../resources/common/dateFormat';
import { markKey, type PlanSlot } from './plan';
import type { DayHours } from '../timeline/hours/dayHours';
import { loadOfTotal, totalOf } from '../timeline/hours/dayHours';
import { wallOf } from '../../resources/fields/shared/zone';
import { DAY } from '../../resources/common/durations';
import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { regionOf } from '../../resources/language/regions';
import type { Language } from '../../resources/language/words';
import { doublesWords } from './doublesWords';
import { clockText } from './clockText';
import { createHourText } from './hourText';

type Translate = ReturnType<typeof useTranslate>;

/** Texts of a timeline, built once: translating for each row is too slow. */
export interface PlanWords {
  readonly translate: Translate;
  readonly language: Language;
  /** `lundi 3 novembre 2026`. */
  readonly dayOf: (day: number) => string;
  /** `lun.`, or `lu` in a narrow column. */
  readonly weekdayOf: (day: number, isNarrow: boolean) => string;
  readonly hoursOf: (hours: number) => string;
  /** `32 / 35 h`, `8 h 15 / 21 h`; only the planned hours if none are due. */
  readonly totalOf: (hours: DayHours, offset?: number, hasShare?: boolean) => string;
  /** `492 / 1 848 h`, for a narrow place. */
  readonly wholeTotalOf: (hours: DayHours) => string;
  /** `09:00–12:00` */
  readonly timesOf: (slot: Pick<PlanSlot, 'start' | 'end'>) => string;
  /** `09:00–12:00 Adhérent, en attente`. */
  readonly slotOf: (slot: PlanSlot) => string;
  /** `slotOf` with the day, for screen readers, which cannot see the column. */
  readonly datedSlotOf: (slot: PlanSlot) => string;
  readonly validated: string;
}

const NBSP = '\u00a0';

/** The first and last day of a slot, and its wall-clock times. */
function stretchOf({ start, end }: Pick<PlanSlot, 'start' | 'end'>) {
  const [from, to] = [wallOf(start), wallOf(end)];
  return { from, to, first: Math.floor(from / DAY), last: Math.floor((to - 1) / DAY) };
}

function timesOf(slot: Pick<PlanSlot, 'start' | 'end'>, shortDay: (day: number) => string): string {
  const { from, to, first, last } = stretchOf(slot);
  if (first === last) return `${clockText(from)}–${clockText(to)}`;
  return `${shortDay(first)} ${clockText(from)}–${shortDay(last)} ${clockText(to)}`;
}

/** Letters of a weekday that is longer than an abbreviation. */
const ABBREVIATED = 3;

/** Shortens the names of weekdays to as few letters as tell all seven apart: `qua` and `qui` in Portuguese. */
export function weekdayWords(nameOf: (day: number) => string): PlanWords['weekdayOf'] {
  const names = [0, 1, 2, 3, 4, 5, 6].map(nameOf);
  const fewest = [2, 3].find((count) => new Set(names.map((name) => name.slice(0, count))).size === names.length);
  return (day, isNarrow) => {
    const name = nameOf(day);
    if (isNarrow) return name.slice(0, fewest ?? ABBREVIATED);
    return name.length > ABBREVIATED + 1 ? name.slice(0, ABBREVIATED) : name;
  };
}

export function planWords(translate: Translate, language: Language): PlanWords {
  const region = regionOf(language);
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: text } = dateFormat(region, { ...options, timeZone: 'UTC' });
    return (day: number) => text(day * DAY);
  };
  const wholes = new Intl.NumberFormat(region, { maximumFractionDigits: 0 });
  const shares = new Intl.NumberFormat(region, { style: 'percent' });
  const hoursOf = createHourText(region);
  const shortDay = format({ day: 'numeric', month: 'numeric' });
  const marks = {
    pending: translate('timeline.marks.pending'),
    added: translate('timeline.marks.added'),
    moved: translate('timeline.marks.moved'),
    removed: translate('timeline.marks.removed'),
    origin: translate('timeline.marks.origin'),
    pendingRemoval: translate('timeline.marks.pendingRemoval'),
  };
  const cancelled = translate('timeline.marks.cancelled');
  const dayOf = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const together = (slot: PlanSlot) =>
    slot.doubles ? `. ${doublesWords(slot, translate, (one) => timesOf(one, shortDay))}` : '';
  const slotOf = (slot: PlanSlot) => {
    const text = `${timesOf(slot, shortDay)} ${slot.title}`;
    const key = markKey(slot);
    const mark = key ? marks[key] : slot.etat === 'Annule' ? cancelled : undefined;
    return mark ? `${text}, ${mark}` : text;
  };
  return {
    translate,
    language,
    dayOf,
    weekdayOf: weekdayWords(format({ weekday: 'short' })),
    hoursOf,
    totalOf: (hours, offset, hasShare = offset === undefined) => {
      const total = totalOf(hours, offset);
      const { planned, available = 0 } = total;
      if (available < 0.01) return planned > 0 ? hoursOf(planned) : '';
      // The unit is said once where it is all that there is: `14 / 21 h`.
      const text = `${hoursOf(planned).replace(/\u00a0h$/, '')}${NBSP}/${NBSP}${hoursOf(available)}`;
      return hasShare ? `${text} · ${shares.format(loadOfTotal(total))}` : text;
    },
    wholeTotalOf: (hours) => {
      const { planned, available = 0 } = totalOf(hours);
      const due = available < 0.01 ? '' : `${NBSP}/${NBSP}${wholes.format(available)}`;
      return planned > 0 || due ? `${wholes.format(planned)}${due}${NBSP}h` : '';
    },
    timesOf: (slot) => timesOf(slot, shortDay),
    slotOf,
    datedSlotOf: (slot) => {
      const { first, last } = stretchOf(slot);
      // The text of a slot of several days already contains them.
      return `${first === last ? `${slotOf(slot)}, ${dayOf(first)}` : slotOf(slot)}${together(slot)}`;
    },
    validated: translate('timeline.validated'),
  };
}

export function usePlanWords(): PlanWords {
  const translate = useTranslate();
  const language = useReaderLanguage();
  return useMemo(() => planWords(translate, language), [translate, language]);
}
