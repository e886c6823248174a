import { expect, it } from 'vitest';
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

it('accepts nothing where there is no account, and takes the time of a hash for it', async () => {
  await isPassword(undefined, 'warm up');
  const timeOf = async (stored: string | undefined) => {
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) expect(await isPassword(stored, 'Autre-123!')).toBe(false);
    return performance.now() - start;
  };
  const known = await timeOf(await hashPassword('Bonjour-1!'));
  expect(await timeOf(undefined)).toBeGreaterThan(known / 4);
});
