import { dayIndexOfText, dayText, weekdayOf } from '../../../resources/fields/shared/zone';
import { monthOfDay, monthSpan } from '../../data/months';
import type { DaySpan } from '../../model/plan';
import type { DayPeriod } from './PeriodInputs';

const periodOf = ({ first, last }: DaySpan): DayPeriod => ({ debut: dayText(first), fin: dayText(last) });

const daysOf = ({ debut, fin }: DayPeriod): number => dayIndexOfText(fin) - dayIndexOfText(debut) + 1;

const WEEK = 7;

/** A period that is chosen at once. */
export interface NamedPeriod {
  readonly name: 'week' | 'month' | 'shown';
  readonly period: DayPeriod;
}

/** The week and the month of a day, and the days shown if they are neither. */
export function namedPeriods(day: number, shown: DayPeriod): readonly NamedPeriod[] {
  const monday = day - weekdayOf(day);
  const named: readonly NamedPeriod[] = [
    { name: 'week', period: periodOf({ first: monday, last: monday + WEEK - 1 }) },
    { name: 'month', period: periodOf(monthSpan(monthOfDay(day))) },
  ];
  const isNamed = named.some(({ period }) => period.debut === shown.debut && period.fin === shown.fin);
  return isNamed ? named : [{ name: 'shown', period: shown }, ...named];
}

/** What is copied unless another period is chosen: a week, or fewer days where the plan shows fewer. */
export function copiedPeriod(day: number, shown: DayPeriod): DayPeriod {
  const week = namedPeriods(day, shown).find(({ name }) => name === 'week');
  return daysOf(shown) > WEEK && week ? week.period : shown;
}
