import { expect, it } from 'vitest';
import type { Plan, PlanSlot } from '../model/plan';
import { filterPlan } from './filterPlan';
import { NO_FILTERS } from './urlState';

const person = (id: number, name: string, equipesId: readonly number[] = []) => ({
  id,
  name,
  structureId: null,
  agenceId: null,
  equipesId,
  hours: [7, 7, 7, 7, 7, 0, 0],
  dateEntree: null,
  dateSortie: null,
});

const slot = (id: number, salarieId: number | null, title: string, entrepriseId: number | null = null) =>
  ({ id, salarieId, title, entrepriseId, siteId: null, typeCreneauId: 1, texte: null }) as unknown as PlanSlot;

const plan: Plan = {
  people: [person(1, 'Benali Gaël', [8]), person(2, 'Dupont Zoé'), person(3, 'Martin Léa')],
  slots: [slot(10, 1, 'Boulangerie', 4), slot(11, 2, 'Clinique', 5), slot(12, null, 'Fermeture')],
  types: new Map(),
  holidays: 'metropole',
  validated: new Set(),
};

const left = (filters: Partial<typeof NO_FILTERS>) => {
  const { people, slots } = filterPlan(plan, { ...NO_FILTERS, ...filters });
  return [people.map(({ id }) => id), slots.map(({ id }) => id)];
};

it('returns the same plan without filters', () => {
  expect(filterPlan(plan, NO_FILTERS)).toBe(plan);
});

it('names the slots of one company by type, and keeps their identity', () => {
  const types = new Map([[1, { id: 1, libelle: 'Permanence' }]]) as unknown as Plan['types'];
  const titles = (companies: readonly number[]) =>
    filterPlan({ ...plan, types }, { ...NO_FILTERS, companies }).slots.map(({ title }) => title);
  expect(titles([4])).toEqual(['Permanence']);
  expect(titles([4, 5])).toEqual(['Boulangerie', 'Clinique']);
  const once = () => filterPlan({ ...plan, types }, { ...NO_FILTERS, companies: [4] }).slots[0];
  expect(once()).toBe(once());
});

it('filters by people and teams, including slots for everyone', () => {
  expect(left({ people: [2] })).toEqual([[2], [11, 12]]);
  expect(left({ teams: [8], people: [2] })).toEqual([
    [1, 2],
    [10, 11, 12],
  ]);
});

it('filters by company, and by the people who go there', () => {
  expect(left({ companies: [5] })).toEqual([[2], [11]]);
});

it('matches every word, in names too, ignoring accents', () => {
  expect(left({ text: 'gael boul' })).toEqual([[1], [10]]);
  expect(left({ text: 'lea' })).toEqual([[3], []]);
});

it('reports missing slots of the remaining people', () => {
  const isPartial = (filters: Partial<typeof NO_FILTERS>) =>
    filterPlan(plan, { ...NO_FILTERS, ...filters }).isPartial ?? false;
  expect(isPartial({ companies: [4] })).toBe(true);
  expect(isPartial({ people: [1] })).toBe(false);
  expect(isPartial({ text: 'benali' })).toBe(false);
  const more = { ...plan, slots: [...plan.slots, slot(13, 1, 'Clinique', 5)] };
  expect(filterPlan(more, { ...NO_FILTERS, text: 'boul' }).isPartial).toBe(true);
});

it('people whose slots of that type are on other days go from the drawn days', () => {
  const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);
  const on = (day: string) => ({ start: at(day, '08:00'), end: at(day, '11:00') });
  const slots = plan.slots.map((one) => ({ ...one, ...on(one.id === 10 ? '2026-12-01' : '2026-12-02') }));
  const day = Date.parse('2026-12-01') / 86_400_000;
  const shown = filterPlan({ ...plan, slots }, { ...NO_FILTERS, types: [1] }, { first: day, last: day });
  expect(shown.people.map(({ id }) => id)).toEqual([1]);
});
