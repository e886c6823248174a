import type { SlotStep } from './steps';

/** What was stored of one gesture. */
export interface Gesture {
  /** Empty where the API alone knows what was written. */
  readonly steps: readonly SlotStep[];
  /** The recorded change set with which it is reverted; absent where the API records none. */
  readonly changeSet?: number;
}

/** A gesture that can be taken back from the moment that it is shown; what was stored of it is known later. */
export interface Deed {
  /** The steps that led to what is shown: those of the gesture, or their opposites once it was taken back. */
  shown: readonly SlotStep[];
  /** What was stored of it last; undefined before it was, and where it was refused. */
  stored: Gesture | undefined;
  /** How often it waits for its turn: to be stored, taken back, done again. */
  coming: number;
}

/** What was done and can be taken back, and what was taken back and can be done again; the newest last. */
export interface Trail {
  readonly past: readonly Deed[];
  readonly future: readonly Deed[];
}

export const EMPTY_TRAIL: Trail = { past: [], future: [] };

/** The number of gestures that can be taken back. */
const MOST = 100;

const without = (deeds: readonly Deed[], deed: Deed): readonly Deed[] => deeds.filter((one) => one !== deed);

export const done = ({ past }: Trail, deed: Deed): Trail => ({
  past: [...past, deed].slice(-MOST),
  future: [],
});

/** After a gesture was taken back. */
export const undone = ({ past, future }: Trail, deed: Deed): Trail => ({
  past: without(past, deed),
  future: [...future, deed],
});

/** After what was taken back was done again. */
export const redone = ({ past, future }: Trail, deed: Deed): Trail => ({
  past: [...past, deed],
  future: without(future, deed),
});

/** Gestures that cannot be run any more are forgotten. */
export const forgotten = ({ past, future }: Trail, deed: Deed): Trail => ({
  past: without(past, deed),
  future: without(future, deed),
});
