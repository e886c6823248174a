import { expect, it } from 'vitest';
import { elapsed } from './elapsed';

it('elapsed time is formatted as minutes and seconds', () => {
  expect([elapsed(0), elapsed(9_999), elapsed(65_000), elapsed(600_000)]).toEqual(['0:00', '0:09', '1:05', '10:00']);
});
