import { useEffect, useEffectEvent, useRef } from 'react';
import { followedIds, type Follow } from '../model/followed';
import type { PlanSlot } from '../model/plan';

interface Waiting {
  /** What was there before. */
  readonly known: ReadonlySet<number>;
  /** As many as are made; of a form it is not known. */
  readonly count: number | undefined;
  /** The ids under which they were told last. */
  readonly told: ReadonlySet<number>;
}

export interface GestureSlots {
  /** The slots that come now are those of a gesture. @param count absent: as many as a form makes */
  readonly expect: (count?: number) => void;
  /** What has not come by now does not come any more. */
  readonly forget: () => void;
}

/**
 * Tells which slots a gesture has made: they are shown under an id of their own before they are stored, and under
 * another one afterwards.
 *
 * @param onMade told under each of them, in the order of their starts; `told` are the ids of the time before, none at first:
 *   who has gone elsewhere meanwhile is not led back
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
