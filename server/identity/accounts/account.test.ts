import { describe, expect, it } from 'vitest';
import { fullNameOf, isLocked } from './account';

it('people are named by last name, then first name', () => {
  expect(fullNameOf({ nom: 'Petit', prenom: 'Anne' })).toBe('Petit Anne');
  expect(fullNameOf({ nom: 'Petit', prenom: '' })).toBe('Petit');
});

describe('a lock', () => {
  const now = new Date('2026-03-01T12:00:00Z');

  it.each([
    [null, false],
    ['2026-03-01T11:59:59.000Z', false],
    ['2026-03-01T12:00:01.000Z', true],
  ])('until %s holds: %s', (lockedUntil, locked) => {
    expect(isLocked({ lockedUntil }, now)).toBe(locked);
  });
});
