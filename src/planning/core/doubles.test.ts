import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doublesOf } from './doubles';
import { overlaps } from './intervals';

const slot = fc.record({
  start: fc.integer({ min: 0, max: 40 }),
  length: fc.integer({ min: 0, max: 12 }),
  etat: fc.constantFrom('Prevu' as const, 'Annule' as const),
  retire: fc.boolean(),
});

it('finds the pairs that comparing each slot with each other one finds', () =>
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 25 }), (given) => {
      const slots = given.map(({ start, length, ...one }) => ({ ...one, start, end: start + length }));
      const found = doublesOf(slots);
      for (const one of slots) {
        const others = slots.filter(
          (other) =>
            other !== one &&
            [one, other].every(({ etat, retire }) => etat !== 'Annule' && !retire) &&
            overlaps(one, other),
        );
        expect(new Set(found.get(one))).toEqual(new Set(others));
        expect(found.get(one)?.length ?? 0).toBe(others.length);
      }
    }),
  ));

it('slots that touch are not at the same time', () => {
  const morning = { start: 9, end: 12, etat: 'Prevu', retire: false } as const;
  expect(doublesOf([morning, { ...morning, start: 12, end: 14 }]).size).toBe(0);
});
