import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRepeat, isWrong } from '../finding';
import { BLANK_SLOT, type PlanPerson, type Slot, type SlotType } from '../slot';
import { startOfDay } from '../../../resources/fields/shared/zone';
import { daysOfSlot, monthsOfSlot } from './days';
import type { CheckedSlot, CheckFacts } from './facts';
import { findingsOf } from './findings';
import { LONGEST_SLOT } from './shape';
import { HOUR } from '../../../resources/common/durations';

const at = (text: string): number => Date.parse(text);

const type = (id: number, compteTravail: boolean): SlotType => ({
  id,
  libelle: `Type ${id}`,
  couleur: '#112233',
  duree: null,
  compteTravail,
});
const WORK = 1;
const LEAVE = 2;
const types = new Map([type(WORK, true), type(LEAVE, false)].map((one) => [one.id, one]));

const person: PlanPerson = {
  id: 7,
  name: 'Martin Camille',
  structureId: null,
  agenceId: null,
  equipesId: [],
  hours: [7, 7, 7, 7, 7, 0, 0],
  dateEntree: '2026-01-05',
  dateSortie: '2026-12-18',
};

const slot = (start: number, hours: number, given: Partial<CheckedSlot> = {}): CheckedSlot => ({
  salarieId: person.id,
  entrepriseId: null,
  siteId: null,
  prestationId: null,
  typeCreneauId: WORK,
  sousTypeCreneauId: null,
  start,
  end: start + hours * HOUR,
  isForSystem: false,
  simulationId: null,
  ...given,
});
const stored = (id: number, given: CheckedSlot): Slot => ({
  ...BLANK_SLOT,
  ...given,
  id,
});
const facts = (given: Partial<CheckFacts> = {}): CheckFacts => ({
  person,
  types,
  others: [],
  isValidated: () => false,
  holidays: 'metropole',
  ...given,
});
const codes = (one: CheckedSlot, given: Partial<CheckFacts> = {}) =>
  findingsOf(one, facts(given)).map(({ code }) => code);

const monday = at('2026-06-01T07:00:00Z');

describe('the findings of a slot', () => {
  it('are empty on an ordinary day', () => expect(codes(slot(monday, 7))).toEqual([]));

  it.each<readonly [string, CheckedSlot, Partial<CheckFacts>, readonly string[]]>([
    ['an end before the start', slot(monday, -1), {}, ['endBeforeStart']],
    ['an end at the start', slot(monday, 0), {}, ['endBeforeStart']],
    ['more than a month', slot(monday, 24 * 32), {}, ['tooLong']],
    ['nobody', slot(monday, 1, { salarieId: null }), {}, ['nobody']],
    ['somebody and everybody', slot(monday, 1, { isForSystem: true }), {}, ['nobody']],
    ['a validated month', slot(monday, 1), { isValidated: (month) => month === '2026-06' }, ['validatedMonth']],
    [
      'a validated month in a simulation',
      slot(monday, 1, { simulationId: 3 }),
      { isValidated: () => true },
      ['validatedMonthLater'],
    ],
    ['the time before the first day', slot(at('2026-01-02T09:00:00Z'), 1), {}, ['notEmployed']],
    ['the time after the last day', slot(at('2026-12-21T09:00:00Z'), 1), {}, ['notEmployed']],
    [
      'a foreign site',
      slot(monday, 1, { entrepriseId: 1, siteId: 2 }),
      { site: { entrepriseId: 5, dateOuverture: null, dateFermeture: null } },
      ['foreignSite'],
    ],
    [
      'a closed site',
      slot(monday, 1, { entrepriseId: 5, siteId: 2 }),
      { site: { entrepriseId: 5, dateOuverture: null, dateFermeture: '2026-05-31' } },
      ['closedSite'],
    ],
    ['a foreign service', slot(monday, 1, { entrepriseId: 1 }), { service: { entrepriseId: 5 } }, ['foreignService']],
    ['a foreign sub-type', slot(monday, 1), { subType: { typeCreneauId: LEAVE } }, ['foreignSubType']],
    ['a weekend', slot(at('2026-06-06T07:00:00Z'), 1), {}, ['weekend']],
    ['a holiday', slot(at('2026-07-14T07:00:00Z'), 1), {}, ['publicHoliday']],
    ['too many hours', slot(monday, 8), {}, ['overtime']],
    [
      'a free day of a part-time worker',
      slot(at('2026-06-03T07:00:00Z'), 1),
      { person: { ...person, hours: [7, 7, 0, 7, 7, 0, 0] } },
      ['overtime'],
    ],
    ['the night', slot(at('2026-06-01T20:00:00Z'), 4), {}, ['overMidnight']],
    ['leave on a weekend, over days', slot(at('2026-06-05T22:00:00Z'), 48, { typeCreneauId: LEAVE }), {}, []],
    ['a cancelled one', slot(at('2026-06-06T07:00:00Z'), 9, { etat: 'Annule' }), {}, []],
  ])('include %s', (_name, one, given, expected) => expect(codes(one, given)).toEqual(expected));

  it('include an error on an absence, a warning on other work, and none on the slot itself', () => {
    const others = [stored(1, slot(monday, 2, { typeCreneauId: LEAVE })), stored(2, slot(monday + 3 * HOUR, 2))];
    expect(codes(slot(monday + HOUR, 1), { others })).toEqual(['absent']);
    expect(codes(slot(monday + 3 * HOUR, 1), { others })).toEqual(['overlap']);
    expect(codes({ ...slot(monday + 3 * HOUR, 1), id: 2 }, { others })).toEqual([]);
    expect(codes(slot(monday + HOUR, 1, { simulationId: 3 }), { others })).toEqual(['absentLater']);
    expect(codes(slot(monday + 2 * HOUR, 1), { others })).toEqual([]);
  });

  it('say which of work and absence is the checked slot', () => {
    const work = slot(monday, 2);
    const leave = slot(monday, 2, { typeCreneauId: LEAVE });
    const told = (one: CheckedSlot, other: CheckedSlot) =>
      findingsOf(one, facts({ others: [stored(1, other)] })).find(({ code }) => code === 'absent')?.args?.['isAbsence'];
    expect(told(work, leave)).toBeUndefined();
    expect(told(leave, work)).toBe(1);
  });

  it('are the same for two slots, whichever is checked', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), fc.boolean(), (one, other, works) => {
        const a = slot(monday + one * HOUR, 2);
        const b = slot(monday + other * HOUR, 2, { typeCreneauId: works ? WORK : LEAVE });
        const clash = (found: readonly string[]) => found.filter((code) => code === 'absent' || code === 'overlap');
        expect(clash(codes(a, { others: [stored(1, b)] }))).toEqual(clash(codes(b, { others: [stored(1, a)] })));
      }),
    ));

  it('name the other slot with its type and hours, for readers who have not loaded it', () => {
    const other = stored(1, slot(monday, 2));
    const [found] = findingsOf(slot(monday + HOUR, 1), facts({ others: [other] }));
    expect(found).toEqual({
      code: 'overlap',
      slotId: 1,
      args: { start: other.start, end: other.end, title: 'Type 1' },
    });
  });

  it('say that the same slot exists already', () => {
    const own = slot(monday, 2);
    const told = (other: CheckedSlot) => findingsOf(own, facts({ others: [stored(1, other)] })).map(isRepeat);
    expect(told(own)).toEqual([true]);
    expect(told({ ...own, entrepriseId: 4 })).toEqual([false]);
    expect(told({ ...own, end: own.end + HOUR })).toEqual([false]);
  });

  it('list errors before warnings', () => {
    const others = [stored(1, slot(monday, 2, { typeCreneauId: LEAVE })), stored(2, slot(monday, 2))];
    const found = findingsOf(slot(monday, 9), facts({ others })).map(isWrong);
    expect(found).toEqual(found.toSorted((one, other) => Number(other) - Number(one)));
  });
});

describe('the days of a slot', () => {
  const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });

  it('are those that it overlaps, across daylight-saving changes too', () =>
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: LONGEST_SLOT }), (start, length) => {
        const days = daysOfSlot({ start, end: start + length });
        for (const day of days) {
          expect(startOfDay(day)).toBeLessThan(start + length);
          expect(startOfDay(day + 1)).toBeGreaterThan(start);
        }
        expect(startOfDay((days.at(-1) ?? 0) + 1)).toBeGreaterThanOrEqual(start + length);
        expect(startOfDay(days[0] ?? 0)).toBeLessThanOrEqual(start);
      }),
    ));

  it('are counted in Paris months', () => {
    expect(monthsOfSlot({ start: at('2026-03-31T21:00:00Z'), end: at('2026-03-31T22:00:00Z') })).toEqual(['2026-03']);
    expect(monthsOfSlot({ start: at('2026-03-31T22:00:00Z'), end: at('2026-03-31T23:00:00Z') })).toEqual(['2026-04']);
  });
});
