import { expect, it } from 'vitest';
import { indexPlan } from '../data/checkEdits';
import { at, person, planOf, slot } from '../timeline/testing/samplePlan';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanSlot } from './plan';
import { usualTimes } from './usualTimes';

const people = [person(10, 'Arnaud'), person(20, 'Bernard')];
const proposed = (slots: readonly PlanSlot[], salarieId: number | null = 10, typeId: number | null = 1) =>
  usualTimes(indexPlan(planOf(people, slots)), dayIndexOf(at('2026-11-10 09:00')), { salarieId, typeId });
const half = (id: number, day: string, part: 'am' | 'pm', more: Partial<PlanSlot> = {}) =>
  part === 'am'
    ? slot(id, 10, `2026-11-${day} 09:00`, `2026-11-${day} 12:00`, more)
    : slot(id, 10, `2026-11-${day} 13:30`, `2026-11-${day} 17:30`, more);
const range = (from: string, to: string) => ({ start: at(`2026-11-10 ${from}`), end: at(`2026-11-10 ${to}`) });

it('proposes the most frequent times of the type that are free that day', () => {
  const slots = [half(1, '03', 'am'), half(2, '04', 'am'), half(3, '05', 'pm')];
  expect(proposed(slots)).toEqual({ ...range('09:00', '12:00'), source: 'ownType' });
  const taken = slot(4, 10, '2026-11-10 09:00', '2026-11-10 10:00', { typeCreneauId: 3 });
  expect(proposed([...slots, taken])).toEqual({ ...range('13:30', '17:30'), source: 'ownType' });
});

it('asks the plans of all for a person without the type, and takes no cancelled slot for an example', () => {
  const slots = [half(1, '03', 'pm'), half(2, '04', 'am', { etat: 'Annule' }), half(3, '05', 'am', { etat: 'Annule' })];
  expect(proposed(slots, 20)).toEqual({ ...range('13:30', '17:30'), source: 'type' });
  expect(proposed(slots, null)).toEqual({ ...range('13:30', '17:30'), source: 'type' });
});

it('takes the declared duration without an example, and a whole day for an absence', () => {
  expect(proposed([])).toEqual({ ...range('09:00', '10:00'), source: 'hours' });
  expect(proposed([half(1, '03', 'pm')], 10, 2)).toEqual({ ...range('09:00', '16:00'), source: 'hours' });
});

it('a duration of half a day ends at noon', () => {
  const plan = planOf(people, []);
  const types = new Map([[5, { id: 5, libelle: 'Permanence', couleur: '#2e7d32', duree: 240, compteTravail: true }]]);
  const of = { salarieId: 10, typeId: 5 };
  expect(usualTimes(indexPlan({ ...plan, types }), dayIndexOf(at('2026-11-10 09:00')), of)).toEqual({
    ...range('09:00', '12:00'),
    source: 'hours',
  });
});
