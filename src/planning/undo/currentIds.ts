/** Maps temporary ids to stored ones. */
export interface CurrentIds {
  /** The present id of a slot; the same if it never changed. */
  readonly now: (id: number) => number;
  readonly rename: (from: number, to: number) => void;
}

/** Keeps all former ids, so that an old id still finds its slot. */
export function createCurrentIds(): CurrentIds {
  const later = new Map<number, number>();
  return {
    now: (id) => {
      let now = id;
      // A slot that was deleted and restored has had several ids.
      for (let next = later.get(now); next !== undefined; next = later.get(now)) now = next;
      return now;
    },
    rename: (from, to) => {
      if (from !== to) later.set(from, to);
    },
  };
}
