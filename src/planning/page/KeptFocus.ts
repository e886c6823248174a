import { useEffect, type RefObject } from 'react';
import { enterPlan } from './planFocus';

export interface KeptFocusProps {
  /** The day of the keyboard, if a key that was pressed in the plan has led to this view. */
  readonly kept: RefObject<number | undefined>;
}

/** Mounted with a view: leads the keyboard into it, if the view that had the focus is gone. */
export function KeptFocus({ kept }: KeptFocusProps) {
  useEffect(() => {
    // The team's timeline draws its grid once it has measured itself.
    const frame = requestAnimationFrame(() => {
      const day = kept.current;
      kept.current = undefined;
      if (day !== undefined && document.activeElement === document.body) enterPlan(day);
    });
    return () => cancelAnimationFrame(frame);
  }, [kept]);
  return null;
}
