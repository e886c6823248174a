import type { QueryClient } from '@tanstack/react-query';
import { createCurrentIds, type CurrentIds } from './currentIds';
import type { Notice } from './EditNotice';
import type { Turned } from '../model/turned';
import type { SlotStep } from './steps';
import { EMPTY_STACK, type UndoStack } from './undoStack';

interface PlanState {
  readonly stack: UndoStack;
  readonly notice: Notice | undefined;
  /** The last undo or redo. */
  readonly turned: Turned | undefined;
  readonly coming: number;
}

/** The gestures of one plan; survives a crash of the page. */
export interface PlanMemory {
  readonly state: () => PlanState;
  readonly update: (change: (before: PlanState) => Partial<PlanState>) => void;
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly ids: CurrentIds;
  readonly versions: Map<number, number>;
  /** New slots that the API refused, with the reason: later edits of them fail for the same reason. */
  readonly unmade: Map<number, unknown>;
  /** Steps that are shown but wait to be stored, in order. */
  waiting: readonly (readonly SlotStep[])[];
  /** Resolves when all gestures are stored. */
  queue: Promise<unknown>;
  /** The last temporary id. */
  temporary: number;
}

function createPlanMemory(): PlanMemory {
  const listeners = new Set<() => void>();
  let state: PlanState = { stack: EMPTY_STACK, notice: undefined, turned: undefined, coming: 0 };
  return {
    state: () => state,
    update: (change) => {
      state = { ...state, ...change(state) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ids: createCurrentIds(),
    versions: new Map(),
    unmade: new Map(),
    waiting: [],
    queue: Promise.resolve(),
    temporary: -1_000_000_000,
  };
}

/** Kept in the query cache, above every error boundary; a sign-out or another tenant starts with an empty one. */
export function planMemoryOf(client: QueryClient, simulationId: number | undefined): PlanMemory {
  const queryKey = ['planMemory', simulationId ?? null];
  const known = client.getQueryData<PlanMemory>(queryKey);
  if (known) return known;
  const memory = createPlanMemory();
  client.getQueryCache().build(client, { queryKey, gcTime: Infinity, structuralSharing: false }).setData(memory);
  return memory;
}
