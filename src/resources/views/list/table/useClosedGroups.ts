import { useStore } from 'ra-core';

export interface ClosedGroups {
  readonly isClosed: (value: unknown) => boolean;
  readonly toggle: (value: unknown) => void;
}

const NONE: readonly unknown[] = [];

/** The groups of a list, by their value, whose rows are hidden; the browser remembers them. */
export function useClosedGroups(list: string, field: string): ClosedGroups {
  const [stored, store] = useStore<readonly unknown[]>(`lists.closedGroups.${list}.${field}`, NONE);
  const closed = Array.isArray(stored) ? stored : NONE;
  const isClosed = (value: unknown) => closed.includes(value ?? null);
  return {
    isClosed,
    toggle(value) {
      const own = value ?? null;
      store(isClosed(own) ? closed.filter((one) => one !== own) : [...closed, own]);
    },
  };
}
