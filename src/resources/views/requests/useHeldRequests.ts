import { useMutationState } from '@tanstack/react-query';
import type { RequestDecision } from './useDecision';

export interface HeldDecision {
  readonly decision: RequestDecision;
  /** Resolves when the notification closes or the page goes. */
  readonly isUndone: Promise<boolean>;
  readonly undo: () => void;
}

/** The key of the mutations that hold decisions. @param name of the kind of requests */
export const heldKey = (name: string): readonly string[] => ['heldDecision', name];

/** The decided requests whose answers have not been sent, by id. @param name of the kind */
export const useHeldRequests = (name: string): ReadonlyMap<number, HeldDecision> =>
  new Map(
    useMutationState({
      filters: { mutationKey: [...heldKey(name)], status: 'pending' },
      select: ({ state }) => {
        const held = state.variables as HeldDecision;
        return [held.decision.request.id, held] as const;
      },
    }),
  );
