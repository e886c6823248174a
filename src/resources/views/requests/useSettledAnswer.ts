import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { isUndoKey } from '../changes/isUndoKey';
import { listenToKeys } from '../changes/lastingKeys';

let stop: (() => void) | undefined;

/** After an answer, Ctrl+Z says once why it stays: on the same page, unless a part with an undo of its own has the key. */
export function useSettledAnswer(): () => void {
  const notify = useNotify();
  return useCallback(() => {
    stop?.();
    const { pathname } = window.location;
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = window.location.pathname !== pathname;
      if (!isElsewhere && !isUndoKey(event)) return;
      stop?.();
      if (isElsewhere) return;
      event.preventDefault();
      notify('requests.notUndone', { type: 'info' });
    };
    // On the window, after those of the page. The panel that asked for the answer has gone by then.
    stop = listenToKeys(window, onKey);
  }, [notify]);
}
