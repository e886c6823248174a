import { expect, it } from 'vitest';
import { createHourText } from './hourText';

it('says hours to the minute, whole ones without minutes', () => {
  const text = createHourText('fr-FR');
  expect([4.25, 21, 0.1, -1.5, 1917.999, 0].map((hours) => text(hours).replace(/\s/g, ' '))).toEqual([
    ...['4 h 15', '21 h', '0 h 06', '−1 h 30', '1 918 h', '0 h'],
  ]);
});
