import { createContext, useEffect, useMemo, useRef } from 'react';
import { isUndoKey } from './isUndoKey';
import { listenToKeys, offerKeys } from './lastingKeys';

/** Takes over the undo of a notification that has gone. */
export interface LateUndo {
  /** A newer offer is shown: the last one ends. */
  readonly end: () => void;
  /** Keeps an offer for Ctrl+Z, as long as the person stays on the page. */
  readonly keep: (undo: () => void) => void;
}

export const LateUndoContext = createContext<LateUndo | undefined>(undefined);

const isKeyZ = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 'z';

/** The last undo offer whose notification has gone: Ctrl+Z still works on the page where it went. */
export function useLateUndo(): LateUndo {
  const stop = useRef<() => void>(undefined);
  const late = useMemo<LateUndo>(() => {
    const end = () => {
      stop.current?.();
      stop.current = undefined;
    };
    return {
      end,
      keep(undo) {
        end();
        const { pathname } = window.location;
        const onKey = (event: KeyboardEvent) => {
          // A part with an undo of its own had the key first.
          if (window.location.pathname !== pathname || (isKeyZ(event) && event.defaultPrevented)) return end();
          if (!isUndoKey(event)) return undefined;
          event.preventDefault();
          end();
          return undo();
        };
        // On the window, after those of the page, which have the key first.
        stop.current = listenToKeys(window, onKey);
      },
    };
  }, []);
  useEffect(offerKeys, []);
  return late;
}
