import type { LiveChange } from '../../live/liveChange';

type Listener = (change: LiveChange) => void;

const listeners = new Set<Listener>();

/** Hears of what others write, as it happens. @returns what ends it */
export function onLiveChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the screens that are open of what was written. */
export const tellLiveChange: Listener = (change) => listeners.forEach((listener) => listener(change));
