import { expect, it } from 'vitest';
import { VersionedCache } from './versionedCache';

it('a value is read once per version, and recently used accounts stay cached', async () => {
  const cache = new VersionedCache<string>();
  const reads: string[] = [];
  const get = (id: number, version: string) =>
    cache.get(id, version, async () => {
      reads.push(`${id} ${version}`);
      return { version, value: `${id} in ${version}` };
    });
  expect(await get(1, 'a')).toBe('1 in a');
  expect(await get(1, 'a')).toBe('1 in a');
  expect(await get(1, 'b')).toBe('1 in b');
  expect(reads).toEqual(['1 a', '1 b']);
  for (let id = 2; id <= 500; id++) await get(id, 'b');
  // The first entry was read again, so another one is evicted.
  await get(1, 'b');
  await get(501, 'b');
  reads.length = 0;
  await get(1, 'b');
  await get(2, 'b');
  expect(reads).toEqual(['2 b']);
});
