/** Deterministic random values, so that demo records are the same in every run. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** An integer from `from` to `to`, both inclusive. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items in the order of `items`; all if there are fewer. */
  readonly several: <Item>(items: readonly Item[], count: number) => readonly Item[];
  /** @param chance probability from 0 to 1 */
  readonly chance: (chance: number) => boolean;
}

/** Mulberry32: short, and random enough for names and dates. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param seed determines all values @throws {Error} when picking from an empty list */
export function createRandom(seed: number): Random {
  const next = generator(seed);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    several(items, count) {
      const ranked = items.map((item, index) => ({ item, index, rank: next() }));
      const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item);
    },
    chance: (chance) => next() < chance,
  };
}
