import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useNotify } from 'ra-core';
import { isUndoKey } from '../changes/isUndoKey';
import { listenToKeys } from '../changes/lastingKeys';
import { UNDO_STAYS } from '../changes/undoStays';
import { problemOf } from '../page/problemOf';
import { useCall } from '../useCall';
import type { RequestKind } from './requestKind';
import { decisionCall, type RequestDecision } from './useDecision';
import { heldKey, type HeldDecision } from './useHeldRequests';
import { useSettledAnswer } from './useSettledAnswer';

/**
 * Decides a request at once, and sends the answer when its notification closes or the page goes: until then nothing has
 * been written or mailed, so that an undo leaves no trace.
 */
export function useHeldDecision(kind: RequestKind): (decision: RequestDecision) => void {
  const call = useCall();
  const client = useQueryClient();
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const settle = useSettledAnswer();
  const { mutate } = useMutation({
    mutationKey: heldKey(kind.name),
    async mutationFn({ decision, isUndone }: HeldDecision) {
      if (await isUndone) return 'undone';
      await call(...decisionCall(kind, decision));
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
  return (decision) => {
    let end: (isUndo: boolean) => void = () => undefined;
    const undo = () => {
      end(true);
      // Takes the place of the notification that offers the undo.
      notify('requests.undone', { type: 'info' });
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      undo();
    };
    const onHide = () => end(false);
    const isUndone = new Promise<boolean>((resolve) => {
      end = (isUndo) => {
        stop();
        window.removeEventListener('pagehide', onHide);
        resolve(isUndo);
      };
    });
    const stop = listenToKeys(document, onKey);
    window.addEventListener('pagehide', onHide);
    addUndoable(({ isUndo }) => end(isUndo));
    notify(`requests.held.${decision.etat}`, { type: 'success', undoable: true, autoHideDuration: UNDO_STAYS });
    mutate({ decision, isUndone, undo });
  };
}
