import { describe, expect, it } from 'vitest';
import { instantOf, wallOf } from '../../resources/fields/shared/zone';
import type { PlanPerson, Slot, SlotType } from '../core/slot';
import { findingsFor, indexPlan } from '../data/checkEdits';
import type { Plan } from './plan';
import { freeStart, hoursLeft, workdayOf } from './workday';

const at = (text: string) => instantOf(Date.parse(`${text.replace(' ', 'T')}:00Z`));
const hourOf = (instant: number) => new Date(wallOf(instant)).toISOString().slice(11, 16);
const TUESDAY = Date.parse('2026-11-03') / 86_400_000;

const PERSON: PlanPerson = {
  id: 7,
  name: 'Zoé',
  structureId: null,
  agenceId: null,
  equipesId: [],
  hours: [7, 7, 4, 7, 7, 0, 0],
  dateEntree: null,
  dateSortie: null,
};
const slot = (from: string, to: string, more: Partial<Slot> = {}): Slot => ({
  id: 1,
  version: 1,
  salarieId: 7,
  entrepriseId: null,
  siteId: null,
  prestationId: null,
  typeCreneauId: 2,
  sousTypeCreneauId: null,
  start: at(from),
  end: at(to),
  texte: null,
  etat: 'Prevu',
  isForSystem: false,
  periodiciteId: null,
  simulationId: null,
  origineId: null,
  origineVersion: null,
  retire: false,
  ...more,
});
const index = (...slots: readonly Slot[]) =>
  indexPlan(
    {
      slots: [],
      people: [PERSON],
      types: new Map([[2, { id: 2, compteTravail: true } as SlotType]]),
      holidays: 'metropole',
      validated: new Set(),
    } as unknown as Plan,
    slots,
  );

describe('a proposed slot', () => {
  it.each([
    ['a free day is as long as the person works', TUESDAY, [], '09:00', '16:00'],
    ['a short day is short', TUESDAY + 1, [], '09:00', '13:00'],
    [
      'after work that is planned, what is left of the day',
      TUESDAY,
      [slot('2026-11-03 08:00', '2026-11-03 11:00')],
      '11:00',
      '15:00',
    ],
    [
      'between two slots, if there is room for what is left of the day',
      TUESDAY,
      [slot('2026-11-03 09:00', '2026-11-03 10:00'), slot('2026-11-03 13:30', '2026-11-03 17:30', { id: 2 })],
      '10:00',
      '12:00',
    ],
    [
      'after the last slot, if the room between two is too small',
      TUESDAY,
      [slot('2026-11-03 09:00', '2026-11-03 10:00'), slot('2026-11-03 11:00', '2026-11-03 15:00', { id: 2 })],
      '15:00',
      '17:00',
    ],
    ['after lunch, if the morning is taken', TUESDAY, [slot('2026-11-03 09:00', '2026-11-03 12:00')], '13:30', '17:30'],
    [
      'after the last slot, if what is left of the day has no room after lunch',
      TUESDAY,
      [slot('2026-11-03 09:00', '2026-11-03 12:00'), slot('2026-11-03 14:00', '2026-11-03 15:00', { id: 2 })],
      '15:00',
      '18:00',
    ],
    [
      'before a slot of the afternoon, if what is left of the day would last into the night',
      TUESDAY,
      [slot('2026-11-03 14:00', '2026-11-03 15:00')],
      '09:00',
      '14:00',
    ],
    [
      'a cancelled slot leaves the day free',
      TUESDAY,
      [slot('2026-11-03 08:00', '2026-11-03 11:00', { etat: 'Annule' })],
      '09:00',
      '16:00',
    ],
  ] as const)('%s, without warnings', (_, day, slots, start, end) => {
    const plan = index(...slots);
    const proposed = workdayOf(plan, 7)(day);
    expect([hourOf(proposed.start), hourOf(proposed.end)]).toEqual([start, end]);
    expect(findingsFor(plan, { ...slot('2026-11-03 09:00', '2026-11-03 10:00'), id: -1, ...proposed })).toEqual([]);
  });

  it('ignores days without hours, and slots for everyone', () => {
    expect(hoursLeft(index(), 7, TUESDAY + 4)).toBeUndefined();
    expect(hoursLeft(index(), null, TUESDAY)).toBeUndefined();
  });
});

it('a new hour begins after what the person has planned, and at nine for an unknown person', () => {
  const plan = index(slot('2026-11-03 09:00', '2026-11-03 10:30'));
  expect(hourOf(freeStart(plan, 7, TUESDAY, 1))).toBe('10:30');
  expect(hourOf(freeStart(plan, null, TUESDAY, 1))).toBe('09:00');
  const allDay = [
    slot('2026-11-03 08:00', '2026-11-03 12:00'),
    slot('2026-11-03 13:30', '2026-11-04 00:00', { id: 2 }),
  ];
  // At lunch rather than over what is planned.
  expect(hourOf(freeStart(index(...allDay), 7, TUESDAY, 1))).toBe('12:00');
});

it('a new hour leaves out what is there for everyone, and without a person a meeting that most people have', () => {
  const forAll = slot('2026-11-03 09:00', '2026-11-03 10:30', { salarieId: null, isForSystem: true });
  expect([7, null].map((id) => hourOf(freeStart(index(forAll), id, TUESDAY, 1)))).toEqual(['10:30', '10:30']);
  const meeting = slot('2026-11-03 09:00', '2026-11-03 10:30');
  const most = index(meeting, { ...meeting, id: 2, salarieId: 8 });
  expect([null, 9].map((id) => hourOf(freeStart(most, id, TUESDAY, 1)))).toEqual(['10:30', '09:00']);
});
