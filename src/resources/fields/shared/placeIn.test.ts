import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './grouped';
import { placeIn } from './placeIn';

it.each([
  ['552100554', '552 100 554', 0, 0],
  ['552100554', '552 100 554', 5, 4],
  ['552100554', '552 100 554', 11, 9],
  ['1234,5', '1 234,50', 3, 2],
  ['1234,5', '1 234,50', 8, 6],
  ['+33612345678', '06 12 34 56 78', 5, 6],
  ['+33612345678', '06 12 34 56 78', 0, 0],
])('%s, shown as %s: %i is %i', (edited, shown, place, expected) => {
  expect(placeIn(edited, shown, place)).toBe(expected);
});

it('the caret stays between the same digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), fc.nat(30), (edited, place) => {
      const shown = grouped(edited, [3]);
      const found = placeIn(edited, shown, Math.min(place, shown.length));
      expect(edited.slice(0, found)).toBe(shown.slice(0, place).replace(/\D/g, ''));
    }),
  );
});
