import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { dateFormat } from '../../resources/common/dateFormat';
import { markKey, type PlanSlot } from '../model/plan';
import type { DayHours } from './load/load';
import { loadOfTotal, totalOf } from './load/load';
import { wallOf } from '../../resources/fields/shared/zone';
import { clockText, DAY } from './index/wallClock';

type Translate = ReturnType<typeof useTranslate>;

/** The words of a timeline, each asked for once: rows are too many to ask for theirs. */
export interface TimelineWords {
  readonly translate: Translate;
  readonly language: string;
  /** `lundi 3 novembre 2026`. */
  readonly dayOf: (day: number) => string;
  /** `lu` and `lun.`. */
  readonly weekdayOf: (day: number) => string;
  readonly hoursOf: (hours: number) => string;
  /** `32 h / 35 h`; only what is planned where nothing is to be worked. */
  readonly totalOf: (hours: DayHours, offset?: number) => string;
  /** `09:00–12:00 Adhérent, en attente`. */
  readonly slotOf: (slot: PlanSlot) => string;
  readonly validated: string;
}

const NBSP = '\u00a0';

function timesOf({ start, end }: PlanSlot, shortDay: (day: number) => string): string {
  const [from, to] = [wallOf(start), wallOf(end)];
  const [first, last] = [Math.floor(from / DAY), Math.floor((to - 1) / DAY)];
  if (first === last) return `${clockText(from)}–${clockText(to)}`;
  return `${shortDay(first)} ${clockText(from)}–${shortDay(last)} ${clockText(to)}`;
}

/** Words in a language. */
function timelineWords(translate: Translate, language: string): TimelineWords {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: text } = dateFormat(language, { ...options, timeZone: 'UTC' });
    return (day: number) => text(day * DAY);
  };
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hoursOf = (hours: number) => `${numbers.format(hours)}${NBSP}h`;
  const shortDay = format({ day: 'numeric', month: 'numeric' });
  const marks = {
    pending: translate('timeline.marks.pending'),
    added: translate('timeline.marks.added'),
    moved: translate('timeline.marks.moved'),
    removed: translate('timeline.marks.removed'),
    pendingRemoval: translate('timeline.marks.pendingRemoval'),
  };
  const cancelled = translate('timeline.marks.cancelled');
  return {
    translate,
    language,
    dayOf: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdayOf: format({ weekday: 'short' }),
    hoursOf,
    totalOf: (hours, offset) => {
      const total = totalOf(hours, offset);
      if (total.available === undefined || total.available < 0.01)
        return total.planned > 0 ? hoursOf(total.planned) : '';
      const load = Math.round(100 * loadOfTotal(total));
      const text = `${numbers.format(total.planned)}${NBSP}/${NBSP}${hoursOf(total.available)}`;
      return offset === undefined ? `${text} · ${load}${NBSP}%` : text;
    },
    slotOf: (slot) => {
      const text = `${timesOf(slot, shortDay)} ${slot.title}`;
      const key = markKey(slot);
      const mark = key ? marks[key] : slot.etat === 'Annule' ? cancelled : undefined;
      return mark ? `${text}, ${mark}` : text;
    },
    validated: translate('timeline.validated'),
  };
}

/** The words in the language of the screen. */
export function useTimelineWords(): TimelineWords {
  const translate = useTranslate();
  const [language = 'fr'] = useLocaleState();
  return useMemo(() => timelineWords(translate, language), [translate, language]);
}
