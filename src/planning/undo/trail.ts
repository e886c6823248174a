import { renamed, type SlotStep } from './steps';

/** One gesture that can be taken back. */
export interface Gesture {
  /** Empty where the API alone knows what was written. */
  readonly steps: readonly SlotStep[];
  /** The recorded change set with which it is reverted; absent where the API records none. */
  readonly changeSet?: number;
}

/** What was done and can be taken back, and what was taken back and can be done again; the newest last. */
export interface Trail {
  readonly past: readonly Gesture[];
  readonly future: readonly Gesture[];
}

export const EMPTY_TRAIL: Trail = { past: [], future: [] };

/** As many gestures as anybody takes back. */
const MOST = 100;

export const done = ({ past }: Trail, gesture: Gesture): Trail => ({
  past: [...past, gesture].slice(-MOST),
  future: [],
});

/** After the last gesture was taken back. @param gesture the one that does it again */
export const undone = ({ past, future }: Trail, gesture: Gesture): Trail => ({
  past: past.slice(0, -1),
  future: [...future, gesture],
});

/** After what was taken back was done again. @param gesture the one that takes it back */
export const redone = ({ past, future }: Trail, gesture: Gesture): Trail => ({
  past: [...past, gesture],
  future: future.slice(0, -1),
});

/** Gestures that cannot be run any more are forgotten. */
export const forgotten = ({ past, future }: Trail, gesture: Gesture): Trail => ({
  past: past.filter((one) => one !== gesture),
  future: future.filter((one) => one !== gesture),
});

/** A slot that came back under another id. */
export function renamedIn({ past, future }: Trail, from: number, to: number): Trail {
  if (from === to) return { past, future };
  const rename = (gesture: Gesture): Gesture => ({
    ...gesture,
    steps: gesture.steps.map((step) => renamed(step, from, to)),
  });
  return { past: past.map(rename), future: future.map(rename) };
}
