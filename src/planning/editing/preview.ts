import type { Box, GhostStretch } from './geometry';
import type { Point } from './pointer/press';

/** What speaks against a place. */
export interface Warning {
  readonly text: string;
  readonly isWrong: boolean;
}

/** What is shown while something is drawn, dragged or carried. */
export interface EditPreview {
  readonly stretches: readonly GhostStretch[];
  /** Where it would lie, in words. */
  readonly place: string;
  readonly warnings: readonly Warning[];
  readonly band?: Box;
  /** Where the words stand while a pointer drags, which moves them on itself. */
  readonly at: Point | null;
}

export const toneOf = (warnings: readonly Warning[]): 'wrong' | 'unwise' | undefined =>
  warnings.some(({ isWrong }) => isWrong) ? 'wrong' : warnings.length > 0 ? 'unwise' : undefined;

/** The preview, outside of the state of the view: a drag draws nothing but itself. */
export interface PreviewStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => EditPreview | null;
  readonly set: (preview: EditPreview | null) => void;
}

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
