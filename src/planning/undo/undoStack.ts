import type { SlotStep } from './steps';

export interface Gesture {
  /** Empty if only the API knows what it wrote, as after a bulk call. */
  readonly steps: readonly SlotStep[];
  /** The change set to revert; absent if the API records none. */
  readonly changeSet?: number;
}

/** A gesture that can be undone as soon as it is shown, before it is stored. */
export interface UndoEntry {
  /** What the person was told of the gesture. */
  readonly words?: string;
  /** The steps shown: the gesture's own, or their opposites after an undo. */
  shown: readonly SlotStep[];
  /** The stored result; undefined before it is stored, and if it was refused. */
  stored: Gesture | undefined;
  /** Number of writes (store, undo, redo) still waiting. */
  coming: number;
}

/** Newest last. */
export interface UndoStack {
  readonly past: readonly UndoEntry[];
  readonly future: readonly UndoEntry[];
}

export const EMPTY_STACK: UndoStack = { past: [], future: [] };

/** Maximum number of undoable gestures. */
const MOST = 100;

const without = (entries: readonly UndoEntry[], entry: UndoEntry): readonly UndoEntry[] =>
  entries.filter((one) => one !== entry);

export const done = ({ past }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: [...past, entry].slice(-MOST),
  future: [],
});

export const undone = ({ past, future }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: without(past, entry),
  future: [...future, entry],
});

export const redone = ({ past, future }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: [...past, entry],
  future: without(future, entry),
});

/** Drops a gesture that can no longer run. */
export const forgotten = ({ past, future }: UndoStack, entry: UndoEntry): UndoStack => ({
  past: without(past, entry),
  future: without(future, entry),
});
