import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { carriedSlots, START } from '../editing/editingState';
import type { EditGeometry, EditPlace } from '../editing/geometry';
import type { KeyLayout } from '../editing/keyMap';
import { slotIdAt } from '../editing/pointer/slotIdAt';
import { useEditing, type Editing } from '../editing/useEditing';
import { followedIds, useFollow } from '../model/followed';
import { lazyMap } from '../model/lazyMap';
import type { PlanSlot } from '../model/plan';
import { usePlanWords } from '../model/planWords';
import type { CalendarProps } from './calendarProps';
import { focusSlot, neighbourOf } from './focus';

/** The slot that has the focus, remembered after its element is unmounted, until the person focuses something else. */
function useFocusedSlot(): RefObject<number | null> {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    // A press on the background removes the focus without a `focusin` event.
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

export interface CalendarEditingOptions extends Pick<
  CalendarProps,
  'plan' | 'span' | 'actions' | 'turned' | 'personId'
> {
  readonly geometry: EditGeometry;
  readonly root: RefObject<HTMLElement | null>;
  /** Places are days rather than times. */
  readonly byDays: boolean;
  readonly layout: KeyLayout;
}

export interface CalendarEditing extends Editing {
  readonly slotOf: (id: number) => PlanSlot | undefined;
  /** Handles keys on slots. @param place the keyboard's place, if any @returns whether the key was used */
  readonly press: (event: KeyboardEvent<HTMLElement>, place?: EditPlace) => boolean;
}

const NONE: ReadonlySet<number> = new Set();
const NO_ORDER: readonly number[] = [];

/** The space bar selects a slot: prevent the browser from also clicking its button. */
export function keepSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && slotIdAt(event.target) !== undefined) event.preventDefault();
}

/** Editing in a calendar whose slots take the focus themselves; the focus survives re-renders. */
export function useCalendarEditing(options: CalendarEditingOptions): CalendarEditing {
  const { plan, span, actions, personId, geometry, root, byDays, layout } = options;
  const { slots } = plan;
  const words = usePlanWords();
  const [selected, setSelection] = useState(NONE);
  const follow = useFollow(slots, actions.idOf);
  const selection = useMemo(() => followedIds(selected, follow), [selected, follow]);
  const byId = useMemo(() => lazyMap(() => new Map(slots.map((slot) => [slot.id, slot]))), [slots]);
  const slotOf = useCallback((id: number) => byId.get(id), [byId]);
  /** The slot to focus after the next render. */
  const wanted = useRef<number | null>(null);
  const focused = useFocusedSlot();
  const refocus = useEffectEvent(() => {
    const asked = wanted.current ?? focused.current;
    if (asked === null || !root.current) return;
    const id = follow(asked);
    const { activeElement } = document;
    // After a re-render the focused element is unmounted, or now shows another slot.
    const isLost = activeElement === document.body || slotIdAt(activeElement) !== undefined;
    if (wanted.current === null && (!isLost || slotIdAt(activeElement) === id)) return;
    const slot = slotOf(id);
    focusSlot(root.current, id, slot && dayIndexOf(slot.start));
  });
  useEffect(() => {
    refocus();
  }, [slots, selection]);

  const editing = useEditing({
    root,
    slots,
    actions,
    words,
    geometry,
    view: { order: NO_ORDER, slotOf, personId, byDays, span },
    start: () => START,
    selection,
    onSelection: setSelection,
    onCreated: (fresh, isOfForm, told) => {
      if (told.size > 0) return;
      if (!isOfForm) setSelection(new Set(fresh.map(({ id }) => id)));
      wanted.current = fresh[0]?.id ?? null;
    },
    turned: options.turned,
    onTurned: ({ words: text, back: [first], gone }) => {
      editing.say(text);
      const at = first ?? gone[0];
      if (at && root.current) focusSlot(root.current, at.id, at.start && dayIndexOf(at.start));
    },
    onApply: ([first, ...others], done) => {
      if (done === 'deleted') {
        const going = [first, ...others].flatMap((edit) => (edit?.kind === 'delete' ? [edit.slotId] : []));
        const next = root.current ? neighbourOf(root.current, new Set(going)) : null;
        wanted.current = next;
        if (next === null) root.current?.focus({ preventScroll: true });
      } else if (first?.kind === 'move') wanted.current = first.slotId;
    },
  });
  const { state } = editing;
  return {
    ...editing,
    slotOf,
    select: (ids) => {
      wanted.current = null;
      editing.select(ids);
    },
    press: (event, place) =>
      editing.onKey(event, layout, (command) => {
        wanted.current = null;
        const id = slotIdAt(event.target);
        const on = id === undefined ? undefined : slotOf(id);
        if (command.kind === 'edit') {
          if (on) actions.open(on.id);
          return on !== undefined;
        }
        // If several slots move, the focused one keeps the focus.
        const [kept] = command.kind === 'cancel' && state.carrying ? carriedSlots(state.carrying) : [on];
        const isUsed = editing.obey(
          command,
          on,
          command.kind === 'run' && command.command === 'paste' ? place : undefined,
        );
        if (isUsed && kept && (command.kind === 'step' || command.kind === 'cancel')) wanted.current = kept.id;
        return isUsed;
      }),
  };
}
