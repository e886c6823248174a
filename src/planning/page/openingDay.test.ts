import { expect, it } from 'vitest';
import { dayIndexOfText, dayText } from '../../resources/fields/shared/zone';
import { openingDay } from './openingDay';
import type { PlanUrlState } from './urlState';

it.each([
  ['a Sunday opens the week that begins', { view: 'week', zoom: 'month' }, '2026-11-29', '2026-11-30'],
  ['a Friday opens its own week', { view: 'week', zoom: 'month' }, '2026-11-27', '2026-11-27'],
  ['the work week is over on a Saturday', { view: 'workWeek', zoom: 'month' }, '2026-11-28', '2026-11-30'],
  ['a month has a workday left', { view: 'month', zoom: 'month' }, '2026-11-29', '2026-11-29'],
  ['a month without a workday left is over', { view: 'month', zoom: 'month' }, '2026-10-31', '2026-11-02'],
  ['the team, by its zoom', { view: 'timeline', zoom: 'week' }, '2026-11-29', '2026-11-30'],
  ['a public holiday, and the weekend after it', { view: 'day', zoom: 'month' }, '2026-12-25', '2026-12-28'],
  ['an agenda begins today', { view: 'agenda', zoom: 'month' }, '2026-11-29', '2026-11-29'],
] as const satisfies readonly (readonly [string, Pick<PlanUrlState, 'view' | 'zoom'>, string, string])[])(
  'a plan opens where something can still come: %s',
  (_case, look, today, opened) => {
    expect(dayText(openingDay(look, dayIndexOfText(today)))).toBe(opened);
  },
);
