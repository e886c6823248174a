/** A map built on first use: rendering does not need it, and ten thousand entries take time. */
export function lazyMap<Key, Value>(make: () => ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  let made: ReadonlyMap<Key, Value> | undefined;
  const map = () => (made ??= make());
  return {
    get size() {
      return map().size;
    },
    get: (key) => map().get(key),
    has: (key) => map().has(key),
    forEach: (callback) => map().forEach(callback),
    entries: () => map().entries(),
    keys: () => map().keys(),
    values: () => map().values(),
    [Symbol.iterator]: () => map()[Symbol.iterator](),
  };
}
