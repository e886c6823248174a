import { expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './passwordHash';

it('knows a password by its hash, and no other', async () => {
  const stored = await hashPassword('Bonjour-1!');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(stored, 'Bonjour-1!')).toBe(true);
  expect(await isPassword(stored, 'bonjour-1!')).toBe(false);
});

it('makes another hash of the same password each time', async () => {
  expect(await hashPassword('Bonjour-1!')).not.toBe(await hashPassword('Bonjour-1!'));
});

it('accepts nothing where there is no account, and compares with a hash of the same costs all the same', async () => {
  expect(await isPassword(undefined, 'Autre-123!')).toBe(false);
  const compare = vi.fn(() => Promise.resolve(true));
  expect(await isPassword(undefined, 'Autre-123!', compare)).toBe(false);
  const costs = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
  expect(compare.mock.calls).toEqual([[expect.stringMatching(costs), 'Autre-123!']]);
});
