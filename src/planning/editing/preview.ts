import type { Box, GhostStretch } from './geometry';
import type { Point } from './pointer/press';

export interface Warning {
  readonly text: string;
  readonly isWrong: boolean;
}

/** Shown while slots are drawn, dragged or carried. */
export interface EditPreview {
  readonly stretches: readonly GhostStretch[];
  readonly place: string;
  /** What a drop would do, while a pointer drags. */
  readonly verb?: string;
  readonly warnings: readonly Warning[];
  readonly band?: Box;
  /** Initial position of the bubble while a pointer drags; the pointer then moves it without renders. */
  readonly at: Point | null;
}

export const toneOf = (warnings: readonly Warning[]): 'wrong' | 'unwise' | undefined =>
  warnings.some(({ isWrong }) => isWrong) ? 'wrong' : warnings.length > 0 ? 'unwise' : undefined;

/** Kept outside of the view's state, so that a drag renders only the overlay. */
export interface PreviewStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => EditPreview | null;
  readonly set: (preview: EditPreview | null) => void;
}

/** The new slot that an open form describes. One store, because one plan is shown at a time. */
export const draftSlot: PreviewStore = /* @__PURE__ */ createPreviewStore();

export function createPreviewStore(): PreviewStore {
  const listeners = new Set<() => void>();
  let now: EditPreview | null = null;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => now,
    set: (preview) => {
      if (preview === now) return;
      now = preview;
      for (const listener of listeners) listener();
    },
  };
}
