import { expect, it } from 'vitest';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import { countsByType, isCounted, mostCounts } from './dayCounts';

const many = (typeCreneauId: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    slot(typeCreneauId * 100 + at, 10, '2026-12-02 09:00', '2026-12-02 12:00', { typeCreneauId }),
  );

it('counts a day by type in the order of the legend, without what is cancelled', () => {
  const slots = [...many(2, 1), ...many(1, 3), slot(9, 10, '2026-12-02 14:00', '2026-12-02 15:00', { etat: 'Annule' })];
  const { types } = planOf([person(10, 'Arnaud')], slots);
  expect(countsByType(slots, types)).toEqual([
    { typeId: 1, count: 3 },
    { typeId: 2, count: 1 },
  ]);
});

it('the fewest are added up where they have no room', () => {
  const counts = [4, 1, 9, 2].map((count, typeId) => ({ typeId, count }));
  expect(mostCounts(counts, 4).others).toBe(0);
  expect(mostCounts(counts, 3)).toEqual({ shown: [counts[0], counts[2]], others: 3 });
});

it('a month is counted if most of its days have more slots than fit', () => {
  const [few, more] = [many(1, 2), many(1, 9)];
  expect([isCounted([few, more], 3), isCounted([few, more, more], 3), isCounted([], 3)]).toEqual([false, true, false]);
});
