export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from 0 to below the limit. */
  below(limit: number): number;
  /** True with this probability (0 to 1). */
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  pick<T>(choices: readonly T[]): T | undefined;
}

/** The finalizer of MurmurHash3: neighbouring numbers give unrelated seeds. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The source of one request (mulberry32): each has its own, so that any can be repeated alone. */
export function createRandom(seed: number, number: number): Random {
  let state = mix(seed) ^ mix(number + 0x9e3779b9);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<T>(choices: readonly [T, ...T[]]): T;
  function pick<T>(choices: readonly T[]): T | undefined;
  function pick<T>(choices: readonly T[]): T | undefined {
    return choices[below(choices.length)];
  }
  return { next, below, chance: (share) => next() < share, pick };
}
