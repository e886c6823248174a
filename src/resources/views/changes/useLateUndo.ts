import { createContext, useEffect, useMemo } from 'react';
import { isRedoKey, isUndoKey } from './isUndoKey';
import { listenToKeys, offerKeys } from './lastingKeys';

/** How a change came about. */
export type UndoStep = 'change' | 'undo' | 'redo';

interface KeptOffer {
  readonly undo: () => unknown;
  /** It is for Ctrl+Y. */
  readonly isRedo: boolean;
}

/** Takes over the undo of notifications that have gone. */
export interface LateUndo {
  /** Keeps an offer for its key, the latest first, as long as the person stays on the page. */
  readonly keep: (offer: KeptOffer) => void;
  /** Undoes; until it has, the keys wait: the next undo counts on what this one wrote. */
  readonly run: (undo: KeptOffer['undo']) => void;
  /** A change ends what could be done again. */
  readonly forgetRedo: () => void;
}

export const LateUndoContext = createContext<LateUndo | undefined>(undefined);

const isKeyZ = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 'z';

function createLateUndo(): LateUndo {
  let kept: readonly KeptOffer[] = [];
  let pathname: string | undefined;
  let running: Promise<unknown> | undefined;
  let stop: (() => void) | undefined;
  const end = () => {
    kept = [];
    stop?.();
    stop = undefined;
  };
  const run = (undo: KeptOffer['undo']) => {
    const work = Promise.resolve(undo()).finally(() => {
      if (running === work) running = undefined;
    });
    running = work;
  };
  const onKey = (event: KeyboardEvent) => {
    // A part with an undo of its own had the key first.
    if (window.location.pathname !== pathname || (isKeyZ(event) && event.defaultPrevented)) return end();
    const isRedo = isRedoKey(event);
    if (!isRedo && !isUndoKey(event)) return undefined;
    const offer = kept.findLast((one) => one.isRedo === isRedo);
    if (!offer) return undefined;
    event.preventDefault();
    if (running) return undefined;
    kept = kept.filter((one) => one !== offer);
    return run(offer.undo);
  };
  return {
    run,
    keep(offer) {
      if (window.location.pathname !== pathname) end();
      ({ pathname } = window.location);
      kept = [...kept, offer];
      // On the window, after those of the page, which have the key first.
      stop ??= listenToKeys(window, onKey);
    },
    forgetRedo() {
      kept = kept.filter(({ isRedo }) => !isRedo);
    },
  };
}

/** The undo offers whose notifications have gone: Ctrl+Z still works on the page where they went, one after the other. */
export function useLateUndo(): LateUndo {
  const late = useMemo(createLateUndo, []);
  useEffect(offerKeys, []);
  return late;
}
