import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { dateFormat, dayNumeral } from '../../resources/common/dateFormat';
import { PLANNING_ZONE } from '../../resources/fields/shared/zone';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { holidayOn, type HolidayZone } from '../core/holidays';
import { createHourText } from '../model/hourText';
import { holidayWords } from '../model/holidayWords';

export interface Formats {
  /** `08:30` */
  readonly time: (instant: number) => string;
  /** `08:30 – 12:00`; no line begins with the dash */
  readonly range: (slot: { readonly start: number; readonly end: number }) => string;
  /** `lundi 23 novembre 2026` */
  readonly day: (day: number) => string;
  /** `lun. 23 nov.` */
  readonly dayOfMonth: (day: number) => string;
  /** `lun. 23 nov. 2026` */
  readonly wholeDay: (day: number) => string;
  /** `23`, as it stands in `day` */
  readonly dayNumber: (day: number) => string;
  /** `lun. 23` */
  readonly shortDay: (day: number) => string;
  /** `23 nov. 2026` */
  readonly date: (day: number) => string;
  /** `23–29 nov. 2026` */
  readonly period: (first: number, last: number) => string;
  /** `23–29 nov.` */
  readonly daysOfYear: (first: number, last: number) => string;
  /** `novembre 2026` */
  readonly month: (day: number) => string;
  /** `nov. 2026` */
  readonly shortMonth: (day: number) => string;
  readonly monthName: (day: number) => string;
  /** `lun.` */
  readonly weekday: (day: number) => string;
  /** `Noël`, on a public holiday */
  readonly holiday: (day: number, zone: HolidayZone) => string | undefined;
  /** `7 h 30` */
  readonly hours: (hours: number) => string;
}

/** Formats for days, times and hours of the plan, in Paris time. */
export function useFormats(): Formats {
  const region = useRegion();
  const translate = useTranslate();
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
      new Intl.DateTimeFormat(region, { ...options, timeZone });
    const time = of({ hour: '2-digit', minute: '2-digit' }, PLANNING_ZONE);
    const ofDay = (options: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(region, { ...options, timeZone: 'UTC' });
      return (day: number) => format.format(day * 86_400_000);
    };
    const dates = of({ day: 'numeric', month: 'short', year: 'numeric' }, 'UTC');
    const daysOfYear = of({ day: 'numeric', month: 'short' }, 'UTC');
    return {
      time: (instant) => time.format(instant),
      range: ({ start, end }) => `${time.format(start)}\u00a0– ${time.format(end)}`,
      day: ofDay({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      dayOfMonth: ofDay({ weekday: 'short', day: 'numeric', month: 'short' }),
      wholeDay: ofDay({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      dayNumber: (day) => dayNumeral(region, new Date(day * 86_400_000).getUTCDate()),
      shortDay: ofDay({ weekday: 'short', day: 'numeric' }),
      date: ofDay({ day: 'numeric', month: 'short', year: 'numeric' }),
      period: (first, last) => dates.formatRange(first * 86_400_000, last * 86_400_000),
      daysOfYear: (first, last) => daysOfYear.formatRange(first * 86_400_000, last * 86_400_000),
      month: ofDay({ month: 'long', year: 'numeric' }),
      shortMonth: ofDay({ month: 'short', year: 'numeric' }),
      monthName: ofDay({ month: 'long' }),
      weekday: ofDay({ weekday: 'short' }),
      holiday: (day, zone) => holidayWords(holidayOn(day, zone), translate),
      hours: createHourText(region),
    };
  }, [region, translate]);
}
