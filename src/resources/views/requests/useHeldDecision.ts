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
 * Decides requests at once, and sends the answers when their notification closes or the page goes: until then nothing
 * has been written or mailed, so that an undo leaves no trace. Several that are decided together have one notification.
 */
export function useHeldDecision(kind: RequestKind): (...decisions: readonly RequestDecision[]) => void {
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
  return (...decisions) => {
    const ends = decisions.map((decision) => {
      let end: (isUndo: boolean) => void = () => undefined;
      const isUndone = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      const undo = () => {
        end(true);
        // Takes the place of the notification that offers the undo, unless that holds others too.
        if (decisions.length > 1) return;
        endAll(true);
        notify('requests.undone', { type: 'info', messageArgs: { smart_count: 1 } });
      };
      return { end, held: { decision, isUndone, undo } };
    });
    const endAll = (isUndo: boolean) => {
      stop();
      window.removeEventListener('pagehide', onHide);
      for (const { end } of ends) end(isUndo);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      endAll(true);
      notify('requests.undone', { type: 'info', messageArgs });
    };
    const onHide = () => endAll(false);
    const messageArgs = { smart_count: decisions.length };
    const stop = listenToKeys(document, onKey);
    window.addEventListener('pagehide', onHide);
    addUndoable(({ isUndo }) => endAll(isUndo));
    const [first] = decisions;
    notify(`requests.held.${first?.etat ?? ''}`, {
      ...{ type: 'success', undoable: true, autoHideDuration: UNDO_STAYS, messageArgs },
    });
    for (const { held } of ends) mutate(held);
  };
}
