import type { Finding } from '../../core/finding';
import type { GhostBox } from '../pointer/boxes';

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is shown while something is dragged or carried: all in pixels from the first column and the first row. */
interface Preview {
  readonly boxes: readonly GhostBox[];
  readonly findings: readonly Finding[];
  /** Where it would go, in words. */
  readonly words: string;
  readonly band?: Rectangle;
  /** Where the words stand; a drag moves them on itself. */
  readonly at: { readonly x: number; readonly y: number };
}

/** The preview, outside of the state of the rows: a drag draws nothing but itself. */
export interface PreviewStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Preview | null;
  readonly set: (preview: Preview | null) => void;
}

export function createPreviewStore(): PreviewStore {
  const listeners = new Set<() => void>();
  let now: Preview | null = null;
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
