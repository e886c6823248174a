import type { SlotStep } from './steps';

/** What was stored of one gesture. */
export interface Gesture {
  /** Empty where the API alone knows what was written. */
  readonly steps: readonly SlotStep[];
  /** The recorded change set with which it is reverted; absent where the API records none. */
  readonly changeSet?: number;
}

/** A gesture that can be taken back from the moment that it is shown; what was stored of it is known later. */
export interface UndoEntry {
  /** The steps that led to what is shown: those of the gesture, or their opposites once it was taken back. */
  shown: readonly SlotStep[];
  /** What was stored of it last; undefined before it was, and where it was refused. */
  stored: Gesture | undefined;
  /** How often it waits for its turn: to be stored, taken back, done again. */
  coming: number;
}

/** What was done and can be taken back, and what was taken back and can be done again; the newest last. */
export interface UndoStack {
  readonly past: readonly UndoEntry[];
  readonly future: readonly UndoEntry[];
}

export const EMPTY_STACK: UndoStack = { past: [], future: [] };

/** The number of gestures that can be taken back. */
const MOST = 100;

const without = (entries: readonly UndoEntry[], entry: UndoEntry): readonly UndoEntry[] =>
  entries.filter((one) => one !== entry);

export const done = ({ past }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: [...past, entry].slice(-MOST),
  future: [],
});

/** After a gesture was taken back. */
export const undone = ({ past, future }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: without(past, entry),
  future: [...future, entry],
});

/** After what was taken back was done again. */
export const redone = ({ past, future }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: [...past, entry],
  future: without(future, entry),
});

/** Gestures that cannot be run any more are forgotten. */
export const forgotten = ({ past, future }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: without(past, entry),
  future: without(future, entry),
});
