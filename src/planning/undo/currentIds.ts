/** Under which id a slot is now: what is made has one of its own until it is stored. */
export interface CurrentIds {
  /** The id that a slot has by now; the same where it never had another one. */
  readonly now: (id: number) => number;
  readonly rename: (from: number, to: number) => void;
}

/** Remembers the ids that slots had before: an old id still leads to its slot. */
export function createCurrentIds(): CurrentIds {
  const later = new Map<number, number>();
  return {
    now: (id) => {
      let now = id;
      // What was deleted and made anew has had several.
      for (let next = later.get(now); next !== undefined; next = later.get(now)) now = next;
      return now;
    },
    rename: (from, to) => {
      if (from !== to) later.set(from, to);
    },
  };
}
