import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useNotify } from 'ra-core';
import { isUndoKey } from '../changes/isUndoKey';
import { listenToKeys } from '../changes/lastingKeys';
import { UNDO_STAYS } from '../changes/undoStays';
import { problemOf } from '../page/problemOf';
import { useCall } from '../useCall';
import type { AnyRequest, RequestKind } from './requestKind';
import { decisionCall } from './useDecision';
import { useSettledAnswer } from './useSettledAnswer';

interface HeldDecision {
  readonly request: AnyRequest;
  /** Resolves when the notification closes. */
  readonly isUndone: Promise<boolean>;
}

const HELD = 'heldDecision';

/** Ids of the accepted requests whose answers have not been sent. @param name of the kind */
export const useHeldRequests = (name: string): ReadonlySet<number> =>
  new Set(
    useMutationState({
      filters: { mutationKey: [HELD, name], status: 'pending' },
      select: ({ state }) => (state.variables as HeldDecision).request.id,
    }),
  );

/**
 * Accepts a request at once, and sends the answer when its notification closes: until then nothing has been written or
 * mailed, so that an undo leaves no trace.
 */
export function useHeldAcceptance(kind: RequestKind): (request: AnyRequest) => void {
  const call = useCall();
  const client = useQueryClient();
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const settle = useSettledAnswer();
  const { mutate } = useMutation({
    mutationKey: [HELD, kind.name],
    async mutationFn({ request, isUndone }: HeldDecision) {
      if (await isUndone) return 'undone';
      await call(...decisionCall(kind, { request, etat: 'Acceptee', reponse: '' }));
      settle();
      return 'sent';
    },
    onError: (error) => notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' }),
    // The request stays away until the lists have been read again.
    onSettled: async (outcome) => {
      if (outcome === 'undone') return;
      const keys = [[kind.queryKey], ['inbox']];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })));
    },
  });
  return (request) => {
    let end: (isUndo: boolean) => void = () => undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      end(true);
      // Takes the place of the notification that offers the undo.
      notify('requests.undone', { type: 'info' });
    };
    const isUndone = new Promise<boolean>((resolve) => {
      end = (isUndo) => {
        stop();
        resolve(isUndo);
      };
    });
    const stop = listenToKeys(document, onKey);
    addUndoable(({ isUndo }) => end(isUndo));
    notify('requests.held', { type: 'success', undoable: true, autoHideDuration: UNDO_STAYS });
    mutate({ request, isUndone });
  };
}
