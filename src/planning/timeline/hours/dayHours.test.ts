import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOver } from '../../core/workingTime';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { createIndexer, slotsOf } from '../index/planIndex';
import { person, planOf, slot } from '../testing/samplePlan';
import { dayHours, holidaysIn, loadOfTotal, sumHours, totalOf } from './dayHours';
import { HOUR } from '../../../resources/common/durations';

const span = { first: dayIndexOfText('2026-10-19'), last: dayIndexOfText('2026-11-15') };
const { types } = planOf([], []);
const holidays = holidaysIn(span, 'metropole');

describe('dayHours', () => {
  it('equals the working time, for any slots and across daylight-saving changes', () => {
    const wanted = fc.array(
      fc.record({
        from: fc.integer({ min: -60, max: 750 }),
        hours: fc.integer({ min: 1, max: 60 }),
        isCancelled: fc.boolean(),
      }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(wanted, fc.constantFrom(null, '2026-10-28'), (list, dateEntree) => {
        const base = slot(0, 1, '2026-10-19 00:00', '2026-10-19 01:00');
        const slots = list.map(({ from, hours, isCancelled }, index) => ({
          ...base,
          id: index + 1,
          start: base.start + from * HOUR,
          end: base.start + (from + hours) * HOUR,
          etat: isCancelled ? ('Annule' as const) : ('Prevu' as const),
        }));
        const who = person(1, 'Arnaud', { dateEntree });
        const hours = dayHours(who, slotsOf(createIndexer()(slots), 1), span, holidays);
        for (let day = span.first; day <= span.last; day += 1) {
          const expected = hoursOver(who, slots, types, { first: day, last: day }, 'metropole');
          expect(hours.due[day - span.first]).toBeCloseTo(expected.due, 3);
          expect(hours.planned[day - span.first]).toBeCloseTo(expected.planned, 3);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('subtracts absences from the hours due, at most all', () => {
    const leave = slot(1, 1, '2026-11-03 08:00', '2026-11-03 18:00', { typeCreneauId: 2, isWork: false });
    const hours = dayHours(person(1, 'Arnaud'), slotsOf(createIndexer()([leave]), 1), span, holidays);
    const offset = dayIndexOfText('2026-11-03') - span.first;
    expect(totalOf(hours, offset)).toEqual({ planned: 0, available: 0 });
    expect(totalOf(hours, offset + 1)).toEqual({ planned: 0, available: 7 });
  });

  it('excludes removed and proposed slots', () => {
    const slots = [
      slot(1, 1, '2026-11-03 08:00', '2026-11-03 09:00', { mark: 'removed' }),
      slot(2, 1, '2026-11-03 10:00', '2026-11-03 11:00', { mark: 'pending' }),
      slot(3, 1, '2026-11-03 14:00', '2026-11-03 16:00', { mark: 'added' }),
    ];
    const hours = dayHours(person(1, 'Arnaud'), slotsOf(createIndexer()(slots), 1), span, holidays);
    expect(totalOf(hours).planned).toBe(2);
    expect(totalOf(sumHours([hours, hours], hours.due.length)).planned).toBe(4);
  });

  it('gives the percentage', () => {
    expect(loadOfTotal({ planned: 3, available: 6 })).toBe(0.5);
    expect(loadOfTotal({ planned: 3, available: 0 })).toBe(2);
    expect(loadOfTotal({ planned: 0, available: 0 })).toBe(0);
    expect(loadOfTotal({ planned: 3, available: undefined })).toBe(0);
  });
});
