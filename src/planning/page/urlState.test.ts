import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText, dayText, weekdayOf } from '../../resources/fields/shared/zone';
import {
  dayBeside,
  drawnSpanOf,
  GROUPINGS,
  serializeUrlState,
  parseUrlState,
  spanOf,
  VIEWS,
  ZOOMS,
  type PlanUrlState,
} from './urlState';

const today = dayIndexOfText('2026-11-22');
const first = { view: 'timeline', today } as const;
const keys = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  fc.constantFrom(...(Object.keys(names) as Key[]));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 4 });

const place: fc.Arbitrary<PlanUrlState> = fc.record({
  view: keys(VIEWS),
  zoom: keys(ZOOMS),
  day: fc.integer({ min: 0, max: 40_000 }),
  grouping: keys(GROUPINGS),
  filters: fc.record({ people: ids, teams: ids, companies: ids, types: ids, sites: ids, text: fc.string() }),
  simulationId: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
});

const address = (one: PlanUrlState): URLSearchParams =>
  new URLSearchParams(
    Object.entries(serializeUrlState(one)).filter((pair): pair is [string, string] => pair[1] !== null),
  );

describe('the place in the address', () => {
  it('is read as it was written', () =>
    fc.assert(
      fc.property(place, (one) => {
        expect(parseUrlState(address(one), first)).toEqual(one);
      }),
    ));

  it('is as at first where the address says nothing, or nonsense', () => {
    const nonsense = new URLSearchParams('affichage=rond&date=2026-02-31&salaries=x,-3,4,4&simulation=0&zoom=1');
    const read = parseUrlState(nonsense, first);
    expect(read).toMatchObject({ view: 'timeline', zoom: 'month', day: today, simulationId: undefined });
    expect(read.filters.people).toEqual([4]);
  });
});

describe('what a place shows', () => {
  it('holds its day, and is next to what is shown before and after', () =>
    fc.assert(
      fc.property(place, (one) => {
        const { first: from, last } = spanOf(one);
        if (one.view !== 'workWeek') expect(from <= one.day && one.day <= last).toBe(true);
        if (one.view === 'workWeek') return;
        expect(spanOf({ ...one, day: dayBeside(one, 1) }).first).toBe(last + 1);
        expect(spanOf({ ...one, day: dayBeside(one, -1) }).last).toBe(from - 1);
      }),
    ));

  it('draws a month in whole weeks, and every other place as it is', () =>
    fc.assert(
      fc.property(place, (one) => {
        const [shown, drawn] = [spanOf(one), drawnSpanOf(one)];
        if (one.view !== 'month') {
          expect(drawn).toEqual(shown);
          return;
        }
        expect([weekdayOf(drawn.first), weekdayOf(drawn.last)]).toEqual([0, 6]);
        expect(shown.first - drawn.first).toBeLessThan(7);
        expect(drawn.last - shown.last).toBeLessThan(7);
      }),
    ));

  it('goes from the 31st to the last day of a shorter month', () => {
    const january = dayIndexOfText('2027-01-31');
    expect(dayText(dayBeside({ view: 'month', zoom: 'month', day: january }, 1))).toBe('2027-02-28');
  });
});
