import type { QueryClient } from '@tanstack/react-query';
import { createCurrentIds, type CurrentIds } from './currentIds';
import type { Notice } from './EditNotice';
import type { SlotStep } from './steps';
import { EMPTY_STACK, type UndoStack } from './undoStack';

/** What a page shows of the gestures of a plan. */
interface PlanState {
  readonly stack: UndoStack;
  readonly notice: Notice | undefined;
  /** How many gestures are on their way. */
  readonly coming: number;
}

/** The gestures of one plan: they outlive the page that a crash takes away. */
export interface PlanMemory {
  readonly state: () => PlanState;
  readonly update: (change: (before: PlanState) => Partial<PlanState>) => void;
  /** @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly ids: CurrentIds;
  readonly versions: Map<number, number>;
  /** What was to be made and was refused, with the reason: it is the reason of whatever was done to it meanwhile. */
  readonly unmade: Map<number, unknown>;
  /** What is shown already and waits for its turn, in its order. */
  waiting: readonly (readonly SlotStep[])[];
  /** Ends when all that was begun is stored. */
  queue: Promise<unknown>;
  /** The id that the last slot was made with. */
  temporary: number;
}

function createPlanMemory(): PlanMemory {
  const listeners = new Set<() => void>();
  let state: PlanState = { stack: EMPTY_STACK, notice: undefined, coming: 0 };
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

/**
 * The memory of a plan. It stands in the cache of what was read, above every error boundary: signing out empties that,
 * and another tenant or another identity begins with one of its own.
 */
export function planMemoryOf(client: QueryClient, simulationId: number | undefined): PlanMemory {
  const queryKey = ['planMemory', simulationId ?? null];
  const known = client.getQueryData<PlanMemory>(queryKey);
  if (known) return known;
  const memory = createPlanMemory();
  client.getQueryCache().build(client, { queryKey, gcTime: Infinity, structuralSharing: false }).setData(memory);
  return memory;
}
