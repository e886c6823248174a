/** How far something is scrolled, in steps: between them nothing has to be drawn again. */
export interface ScrollStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly top: () => number;
  readonly left: () => number;
  /** Reads where the element is now. */
  readonly read: (element: HTMLElement) => void;
}

/** Pixels of a step. */
export const SCROLL_STEP = 64;

const stepped = (pixels: number): number => Math.floor(Math.max(0, pixels) / SCROLL_STEP) * SCROLL_STEP;

/** Keeps the place outside of React's state: an external store is drawn before the next frame, state may be later. */
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
