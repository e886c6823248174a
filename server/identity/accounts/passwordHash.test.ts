import { expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './passwordHash';

it('only the right password matches a hash', async () => {
  const stored = await hashPassword('Bonjour-1!');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(stored, 'Bonjour-1!')).toBe(true);
  expect(await isPassword(stored, 'bonjour-1!')).toBe(false);
});

it('hashes of the same password differ', async () => {
  expect(await hashPassword('Bonjour-1!')).not.toBe(await hashPassword('Bonjour-1!'));
});

it('without an account nothing matches, at the cost of a comparison', async () => {
  expect(await isPassword(undefined, 'Autre-123!')).toBe(false);
  const compare = vi.fn(() => Promise.resolve(true));
  expect(await isPassword(undefined, 'Autre-123!', compare)).toBe(false);
  const costs = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
  expect(compare.mock.calls).toEqual([[expect.stringMatching(costs), 'Autre-123!']]);
});
