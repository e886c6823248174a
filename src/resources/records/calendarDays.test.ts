import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '../fields/date/kind';
import { dateTime } from '../fields/dateTime/kind';
import type { Words } from '../language/words';
import {
  addDays,
  firstOfMonthAfter,
  calendarCondition,
  daysOfRecord,
  monthWeeks,
  recordsByDay,
  timeOn,
} from './calendarDays';
import { holds } from './holds';

const LABEL: Words = ['Jour', 'Day', 'Tag', 'Dia'];
const fields = {
  du: date({ label: LABEL }),
  au: date({ label: LABEL }),
  debut: dateTime({ label: LABEL }),
  fin: dateTime({ label: LABEL }),
};

const day = fc
  .integer({ min: -20_000, max: 30_000 })
  .map((offset) => new Date(offset * 86_400_000).toISOString().slice(0, 10));

describe('the weeks of a month', () => {
  it('start on Monday, are consecutive and contain each of its days', () => {
    fc.assert(
      fc.property(day, (any) => {
        const days = monthWeeks(any).flat();
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)));
        const own = days.filter((one) => one.startsWith(any.slice(0, 7)));
        expect([own[0], addDays(own.at(-1) ?? '', 1)]).toEqual([firstOfMonthAfter(any, 0), firstOfMonthAfter(any, 1)]);
        expect(days.length % 7).toBe(0);
      }),
    );
  });

  it('of February 2027 are four', () => {
    expect(monthWeeks('2027-02-15')).toHaveLength(4);
  });
});

describe('records of days', () => {
  const instant = fc
    .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
    .map((at) => at.toISOString());
  const range = { first: '2026-03-23', last: '2026-05-03' };
  const shown = Array.from({ length: 42 }, (_, index) => addDays(range.first, index));

  it('are selected exactly if they touch one of the days, across daylight-saving changes too', () => {
    fc.assert(
      fc.property(instant, fc.option(instant), (debut, end) => {
        const fin = end !== null && end < debut ? debut : end;
        const record = { id: 1, debut, fin };
        const calendar = { from: 'debut', to: 'fin' };
        const isAsked = holds(calendarCondition(calendar, fields, range), record, { fields });
        const isShown = [...recordsByDay(calendar, fields, [record], shown).values()].some(({ length }) => length > 0);
        expect(isAsked).toBe(isShown);
      }),
    );
  });

  it('are listed on days in Paris, with the time on the first one', () => {
    const record = { debut: '2026-06-30T22:30:00.000Z', fin: '2026-07-02T08:00:00.000Z' };
    const calendar = { from: 'debut', to: 'fin' };
    expect(daysOfRecord(calendar, fields, record)).toEqual({ first: '2026-07-01', last: '2026-07-02' });
    expect(timeOn(calendar, fields, record, '2026-07-01')).toBe('00:30');
    expect(timeOn(calendar, fields, record, '2026-07-02')).toBeUndefined();
  });

  it('last one day without an end field, and continue without its value', () => {
    const record = { du: '2026-04-30', au: null };
    expect(daysOfRecord({ from: 'du' }, fields, record)).toEqual({ first: '2026-04-30', last: '2026-04-30' });
    const byDay = recordsByDay({ from: 'du', to: 'au' }, fields, [record, { du: null }], shown);
    expect([...byDay].filter(([, records]) => records.length > 0).map(([on]) => on)).toEqual([
      '2026-04-30',
      '2026-05-01',
      '2026-05-02',
      '2026-05-03',
    ]);
  });
});
