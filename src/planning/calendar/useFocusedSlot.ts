import { useEffect, useRef, type RefObject } from 'react';
import { slotIdAt } from '../editing/pointer/slotIdAt';

/** The slot that has the focus; still the same one after its element has gone with the focus, until a person goes elsewhere. */
export function useFocusedSlot(): RefObject<number | null> {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    // A press beside everything takes the focus away without giving it to anything.
    const note = ({ target }: Event) => {
      focused.current = slotIdAt(target) ?? null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  return focused;
}
