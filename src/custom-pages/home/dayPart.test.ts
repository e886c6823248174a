import { expect, it } from 'vitest';
import { dayPart } from './dayPart';

it.each([
  [4, 'morning'],
  [17, 'morning'],
  [18, 'evening'],
  [3, 'evening'],
])('greets at %i h', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
