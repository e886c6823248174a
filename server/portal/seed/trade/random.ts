/** Numbers that look random and are the same in every run: a demonstration whose records keep their names. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, in the order of `items`; all of them where there are no more. */
  readonly several: <Item>(items: readonly Item[], count: number) => readonly Item[];
  /** Whether something happens that has this chance, from 0 to 1. */
  readonly chance: (chance: number) => boolean;
}

/** Mulberry32: enough for names and dates, and a line long. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param seed the same seed gives the same numbers @throws {Error} when an item is picked from none */
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
