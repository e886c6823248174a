import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText, dayText, weekdayOf } from '../../resources/fields/shared/zone';
import { FREE } from './freePeople';
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
const first = { view: 'timeline', dayFor: () => today } as const;
const keys = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  fc.constantFrom(...(Object.keys(names) as Key[]));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 4 });

const place: fc.Arbitrary<PlanUrlState> = fc.record({
  view: keys(VIEWS),
  zoom: keys(ZOOMS),
  day: fc.integer({ min: 0, max: 40_000 }),
  grouping: keys(GROUPINGS),
  filters: fc.record(
    { people: ids, teams: ids, companies: ids, types: ids, sites: ids, text: fc.string(), free: keys(FREE) },
    { requiredKeys: ['people', 'teams', 'companies', 'types', 'sites', 'text'] },
  ),
  simulationId: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
});

const address = (one: PlanUrlState): URLSearchParams =>
  new URLSearchParams(
    Object.entries(serializeUrlState(one)).filter((pair): pair is [string, string] => pair[1] !== null),
  );

describe('the state in the address', () => {
  it('survives writing and parsing', () =>
    fc.assert(
      fc.property(place, (one) => {
        expect(parseUrlState(address(one), first)).toEqual(one);
      }),
    ));

  it('is the default if missing or invalid', () => {
    const nonsense = new URLSearchParams('affichage=rond&date=2026-02-31&salaries=x,-3,4,4,5&simulation=0&zoom=1');
    const read = parseUrlState(nonsense, first);
    expect(read).toMatchObject({ view: 'timeline', zoom: 'month', day: today, simulationId: undefined });
    expect(read.filters.people).toEqual([4, 5]);
  });

  it('opens the plan of one person as a calendar, unless it names a look', () => {
    const viewOf = (text: string) => parseUrlState(new URLSearchParams(text), first).view;
    expect(['salaries=4', 'salaries=4&zoom=semaine', 'salaries=4&affichage=frise', 'salaries=4,5'].map(viewOf)).toEqual(
      ['month', ...['timeline', 'timeline', 'timeline']],
    );
    expect(parseUrlState(new URLSearchParams('salaries=4'), { ...first, view: 'agenda' }).view).toBe('agenda');
  });
});

describe('the period of a state', () => {
  it('contains its day, and adjoins the previous and next periods', () =>
    fc.assert(
      fc.property(place, (one) => {
        const { first: from, last } = spanOf(one);
        if (one.view !== 'workWeek') expect(from <= one.day && one.day <= last).toBe(true);
        if (one.view === 'workWeek') return;
        expect(spanOf({ ...one, day: dayBeside(one, 1) }).first).toBe(last + 1);
        expect(spanOf({ ...one, day: dayBeside(one, -1) }).last).toBe(from - 1);
      }),
    ));

  it('of a month is drawn in whole weeks, and others as they are', () =>
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

  it('moves from the 31st to the last day of a shorter month', () => {
    const january = dayIndexOfText('2027-01-31');
    expect(dayText(dayBeside({ view: 'month', zoom: 'month', day: january }, 1))).toBe('2027-02-28');
  });
});
