/** A source of choices that a seed determines. */
export interface Random {
  /** A number from 0 to 1, without 1. */
  next(): number;
  /** A whole number from 0, below the limit. */
  below(limit: number): number;
  /** Whether something that happens so often (0 to 1) happens now. */
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  pick<T>(choices: readonly T[]): T | undefined;
}

/** The finalizer of MurmurHash3: neighbouring numbers give seeds that have nothing in common. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The source of one request (mulberry32): every request has its own, so that any of them can be made again alone. */
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
