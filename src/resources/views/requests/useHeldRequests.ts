import { useMutationState } from '@tanstack/react-query';
import type { RequestDecision } from './useDecision';

export interface HeldDecision {
  readonly decision: RequestDecision;
  /** Resolves when the notification closes or the page goes. */
  readonly isUndone: Promise<boolean>;
}

/** The key of the mutations that hold decisions. @param name of the kind of requests */
export const heldKey = (name: string): readonly string[] => ['heldDecision', name];

/** Ids of the decided requests whose answers have not been sent. @param name of the kind */
export const useHeldRequests = (name: string): ReadonlySet<number> =>
  new Set(
    useMutationState({
      filters: { mutationKey: [...heldKey(name)], status: 'pending' },
      select: ({ state }) => (state.variables as HeldDecision).decision.request.id,
    }),
  );
