import type { LiveChange } from '../../live/liveChange';

type Listener = (change: LiveChange) => void;

const listeners = new Set<Listener>();

/** Subscribes to writes by other people. @returns the unsubscribe function */
export function onLiveChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const tellLiveChange: Listener = (change) => listeners.forEach((listener) => listener(change));
