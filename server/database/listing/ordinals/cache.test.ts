import { describe, expect, it } from 'vitest';
import { OrdinalsCache } from './cache';
import { parseIds, type Ordinals } from './ordinals';

const ordinals = (version: number, length = 100): Ordinals => ({
  version,
  snapshot: '1:1:',
  ids: new Float64Array(length),
});

describe('the cache of ordinals', () => {
  it('evicts the least recently used entries above its size in bytes', () => {
    const cache = new OrdinalsCache(3_000);
    cache.put('a', ordinals(1));
    cache.put('b', ordinals(1));
    cache.get('a');
    cache.put('c', ordinals(1));
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
  });

  it('counts a replaced entry only once', () => {
    const cache = new OrdinalsCache(3_000);
    for (let version = 1; version <= 50; version += 1) cache.put('a', ordinals(version));
    cache.put('b', ordinals(1));
    expect(cache.get('a')?.version).toBe(50);
  });

  it('never replaces a newer entry by an older one', () => {
    const cache = new OrdinalsCache(10_000);
    cache.put('a', ordinals(5));
    cache.put('a', ordinals(4));
    expect(cache.get('a')?.version).toBe(5);
  });

  it('computes once for concurrent callers, and again after a failure', async () => {
    const cache = new OrdinalsCache(10_000);
    let computed = 0;
    const compute = async () => {
      computed += 1;
      await Promise.resolve();
      if (computed === 1) throw new Error('the first fails');
      return ordinals(1);
    };
    await expect(cache.shared('a', compute)).rejects.toThrow('the first fails');
    const both = await Promise.all([cache.shared('a', compute), cache.shared('a', compute)]);
    expect([computed, both[0] === both[1]]).toEqual([2, true]);
  });

  it('knows which entries were requested before', () => {
    const cache = new OrdinalsCache(10_000);
    expect([cache.isFirstUse('a'), cache.isFirstUse('a'), cache.isFirstUse('b')]).toEqual([true, false, true]);
  });
});

describe('parseIds', () => {
  it.each([
    ['{}', []],
    ['{7}', [7]],
    ['{1,20,9007199254740991}', [1, 20, 9_007_199_254_740_991]],
  ])('%s', (text, ids) => {
    expect([...parseIds(text)]).toEqual(ids);
  });
});
