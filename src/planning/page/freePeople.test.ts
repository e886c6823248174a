import { expect, it } from 'vitest';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import { freePeople } from './freePeople';

const people = [person(1, 'Anne'), person(2, 'Bruno'), person(3, 'Chloé')];
const day = dayIndexOfText('2026-12-03');
const freeOn = (plan: ReturnType<typeof planOf>, free: Parameters<typeof freePeople>[2], on = day) => [
  ...freePeople(plan, { first: on, last: on }, free),
];

const plan = planOf(people, [
  slot(1, 1, '2026-12-03 09:00', '2026-12-03 10:00'),
  slot(2, 2, '2026-12-03 08:00', '2026-12-03 18:00'),
  slot(3, 3, '2026-12-03 14:00', '2026-12-03 15:00'),
]);

it('who has nothing planned in a half day is free in it', () => {
  expect(freeOn(plan, 'morning')).toEqual([3]);
  expect(freeOn(plan, 'afternoon')).toEqual([1]);
  expect(freeOn(plan, 'any')).toEqual([1, 3]);
});

it('a slot that is cancelled takes no time, one for everyone takes that of all', () => {
  const [first, ...others] = plan.slots;
  if (!first) throw new Error('the plan has a slot');
  expect(freeOn({ ...plan, slots: [{ ...first, etat: 'Annule' }, ...others] }, 'morning')).toEqual([1, 3]);
  const closing = { ...first, id: 9, salarieId: null, isForSystem: true };
  expect(freeOn({ ...plan, slots: [...plan.slots, closing] }, 'morning')).toEqual([]);
});

it('nobody is free on a day without work, and somebody is in a stretch of days if one of them leaves a half', () => {
  expect(freeOn(plan, 'any', dayIndexOfText('2026-12-05'))).toEqual([]);
  expect(freePeople(plan, { first: day, last: day + 1 }, 'morning').size).toBe(3);
});
