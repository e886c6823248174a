/** Scroll position in steps, so that small scrolls do not render. */
export interface ScrollStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly top: () => number;
  readonly left: () => number;
  readonly read: (element: HTMLElement) => void;
}

/** Pixels of a step. */
export const SCROLL_STEP = 64;

const stepped = (pixels: number): number => Math.floor(Math.max(0, pixels) / SCROLL_STEP) * SCROLL_STEP;

/** An external store renders before the next frame; React state may render later. */
export function createScrollStore(): ScrollStore {
  const listeners = new Set<() => void>();
  let top = 0;
  let left = 0;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    top: () => top,
    left: () => left,
    read: ({ scrollTop, scrollLeft }) => {
      const [nextTop, nextLeft] = [stepped(scrollTop), stepped(scrollLeft)];
      if (nextTop === top && nextLeft === left) return;
      top = nextTop;
      left = nextLeft;
      for (const listener of listeners) listener();
    },
  };
}
