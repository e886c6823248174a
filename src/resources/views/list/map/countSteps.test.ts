import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSteps, stepOf } from './countSteps';

it('few numbers each have their own dark shade', () => {
  const steps = countSteps([1, 1, 40]);
  expect(steps).toEqual([
    { from: 1, to: 1 },
    { from: 40, to: 40 },
  ]);
  expect([0, 1, 40].map((count) => stepOf(count, steps))).toEqual([0, 4, 5]);
  expect(countSteps([])).toEqual([]);
});

it('there are at most five shades in order, each covering the numbers of its label', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (counts) => {
      const steps = countSteps(counts);
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(steps.toSorted((a, b) => a.from - b.from)).toEqual(steps);
      for (const count of counts) {
        const own = steps[stepOf(count, steps) - (5 - steps.length) - 1];
        expect(own && own.from <= count && count <= own.to).toBe(true);
      }
    }),
  );
});
