import { useEffect, useEffectEvent, useRef } from 'react';
import { followedIds, type Follow } from '../model/followed';
import type { PlanSlot } from '../model/plan';

interface Waiting {
  readonly known: ReadonlySet<number>;
  /** Number of slots to come; undefined for a form, which may create a series. */
  readonly count: number | undefined;
  /** Ids reported last. */
  readonly told: ReadonlySet<number>;
}

export interface GestureSlots {
  /** Counts the next new slots as made by a gesture. @param count absent for a form */
  readonly expect: (count?: number) => void;
  readonly forget: () => void;
}

/**
 * Reports the slots that a gesture made: first with temporary ids, then again with their stored ids.
 * @param onMade receives the slots ordered by start, and the ids reported before (`told`, empty at first), so that
 * the focus follows them only if it is still on one of them
 */
export function useGestureSlots(
  slots: readonly PlanSlot[],
  follow: Follow,
  onMade: (made: readonly PlanSlot[], isOfForm: boolean, told: ReadonlySet<number>) => void,
): GestureSlots {
  const waiting = useRef<Waiting | null>(null);
  const hasCome = useRef(false);
  const look = useEffectEvent(() => {
    if (!waiting.current) return;
    const { count, told } = waiting.current;
    const known = followedIds(waiting.current.known, follow);
    const made = slots.filter(({ id }) => !known.has(id));
    if (made.length === 0 || (count !== undefined && made.length > count)) return;
    if (made.every(({ id }) => told.has(id))) return;
    hasCome.current = true;
    onMade(
      made.toSorted((one, other) => one.start - other.start),
      count === undefined,
      told,
    );
    const isStored = made.every(({ id }) => id > 0);
    waiting.current = isStored ? null : { known, count, told: new Set(made.map(({ id }) => id)) };
  });
  useEffect(() => {
    look();
  }, [slots]);
  return {
    expect: (count) => {
      hasCome.current = false;
      waiting.current = { known: new Set(slots.map(({ id }) => id)), count, told: new Set() };
    },
    forget: () => {
      if (!hasCome.current) waiting.current = null;
    },
  };
}
