import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { Finding } from '../../core/finding';
import { dayIndexOf } from '../../../resources/fields/shared/zone';
import { followed, followedIds, useFollow } from '../../model/followed';
import { useFindingWords } from '../../page/useFindingWords';
import type { DaySpan, PlanActions, PlanEdit, PlanSlot } from '../../model/plan';
import { copyEdits, deleteEdits, resizeEdits } from '../../timeline/edits/edits';
import { DAY } from '../../timeline/index/wallClock';
import { lazyMap } from '../../timeline/lazyMap';
import type { Command } from '../../timeline/keys/press';
import type { Clipboard, KeyAction } from '../../timeline/keys/keyState';
import { stretchWords } from '../../timeline/view/placeWords';
import { useDone } from '../../timeline/view/useDone';
import { useGestureSlots } from '../../timeline/view/useGestureSlots';
import { useTimelineWords } from '../../timeline/timelineWords';
import { distanceInto, distanceTo, editsOf, heldOf, shownEdits, type Carrying } from './carrying';
import { focusSlot, neighbourOf, slotIdAt } from './focus';
import type { KeyCommand } from './calendarKeys';
import { useFocusedSlot } from './useFocusedSlot';

export interface EditingOptions {
  readonly slots: readonly PlanSlot[];
  readonly span: DaySpan;
  readonly actions: PlanActions;
  /** The only person shown, else null. */
  readonly personId: number | null;
  /** What holds the slots. */
  readonly root: RefObject<HTMLElement | null>;
  /** Whether places are days rather than times. */
  readonly byDays: boolean;
}

/** What is held, with what is to be said of it. */
export interface DragState {
  readonly carrying: Carrying;
  /** Where it would lie. */
  readonly shown: readonly PlanEdit[];
  readonly findings: readonly Finding[];
  /** The place, and what speaks against it. */
  readonly place: string;
  readonly warnings: readonly string[];
}

export interface Editing {
  readonly canWrite: boolean;
  readonly selection: ReadonlySet<number>;
  readonly select: (ids: ReadonlySet<number>) => void;
  readonly toggle: (id: number) => void;
  readonly clipboard: Clipboard | null;
  readonly held: DragState | null;
  /** Takes hold of slots, or holds them elsewhere; null lets go of them where they were. */
  readonly carry: (carrying: Carrying | null) => void;
  /** Puts it down where it is held. */
  readonly drop: (carrying: Carrying) => void;
  /** Holds it over a time: a mouse passes there. */
  readonly hoverAt: (wall: number) => void;
  /** Puts down what is held at a time, or on its day. */
  readonly dropAt: (wall: number) => void;
  readonly pasteAt: (wall: number) => void;
  readonly run: (command: Command, on?: PlanSlot) => void;
  /** Does what a key asks. @param on the slot that has the focus @returns whether it meant anything */
  readonly obey: (pressed: KeyCommand, on: PlanSlot | undefined) => boolean;
  /** Opens the form of a new slot, which gets the focus when it is there. */
  readonly draw: PlanActions['draw'];
  readonly slotOf: (id: number) => PlanSlot | undefined;
  /** A slot that can be moved. */
  readonly isMovable: (slot: PlanSlot) => boolean;
  /** For readers of the screen. */
  readonly said: string;
}

const NONE: ReadonlySet<number> = new Set();
const isSame = (one: readonly PlanSlot[], other: readonly PlanSlot[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/** Selecting, carrying, copying and deleting in a calendar: what pointer, finger and keyboard have in common. */
export function useEditing({ slots, span, actions, personId, root, byDays }: EditingOptions): Editing {
  const words = useTimelineWords();
  const [selected, setSelection] = useState(NONE);
  const [copied, setClipboard] = useState<Clipboard | null>(null);
  const [carried, setCarrying] = useState<Carrying | null>(null);
  // All of them go with their slots when these are stored and get another id.
  const follow = useFollow(slots, actions.idOf);
  const selection = useMemo(() => followedIds(selected, follow), [selected, follow]);
  const clipboard = useMemo(() => copied && followed<Clipboard>(copied, follow), [copied, follow]);
  const carrying = useMemo(() => carried && followed<Carrying>(carried, follow), [carried, follow]);
  const [said, setSaid] = useState('');
  const wanted = useRef<number | null>(null);
  const byId = useMemo(() => lazyMap(() => new Map(slots.map((slot) => [slot.id, slot]))), [slots]);
  const slotOf = useCallback((id: number) => byId.get(id), [byId]);
  const findingOf = useFindingWords(slotOf);
  const canWrite = actions.apply !== undefined;
  // The same words twice would not be read twice.
  const say = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  const done = useDone(actions, words, findingOf, say);
  const isMovable = useCallback(({ mark }: PlanSlot) => mark !== 'removed' && mark !== 'pending', []);
  const made = useGestureSlots(slots, follow, (fresh, isOfForm, told) => {
    if (told.size > 0) return;
    if (!isOfForm) setSelection(new Set(fresh.map(({ id }) => id)));
    wanted.current = fresh[0]?.id ?? null;
  });
  const focused = useFocusedSlot();
  const refocus = useEffectEvent(() => {
    const asked = wanted.current ?? focused.current;
    if (asked === null || !root.current) return;
    const id = follow(asked);
    const { activeElement } = document;
    // Drawn anew under the focus: its element is gone, or has become that of another slot.
    const isLost = activeElement === document.body || slotIdAt(activeElement) !== undefined;
    if (wanted.current === null && (!isLost || slotIdAt(activeElement) === id)) return;
    const slot = slotOf(id);
    focusSlot(root.current, id, slot && dayIndexOf(slot.start));
  });
  useEffect(() => {
    refocus();
  }, [slots, selection]);

  const describe = useCallback(
    (what: Carrying): DragState => {
      const edits = editsOf(what, personId);
      const shown = shownEdits(what, personId);
      const findings = edits.length > 0 ? actions.check(edits) : [];
      const [first] = shown;
      const times = first?.kind === 'move' ? first : first?.kind === 'create' ? first.slot : undefined;
      const place = times ? stretchWords(words, times.start, times.end) : '';
      return { carrying: what, shown, findings, place, warnings: [...new Set(findings.map(findingOf))] };
    },
    [personId, actions, words, findingOf],
  );
  const held = useMemo(() => carrying && describe(carrying), [carrying, describe]);

  const finish = (edits: readonly PlanEdit[], as: KeyAction) => {
    if (edits.length === 0) return say(words.translate('timeline.said.cancelled', { smart_count: 0 }));
    const [first] = edits;
    if (first && first.kind !== 'create') wanted.current = first.kind === 'delete' ? null : first.slotId;
    const creates = edits.filter(({ kind }) => kind === 'create').length;
    if (creates > 0) made.expect(creates);
    return done(edits, as, actions.check(edits));
  };
  const putDown = (what: Carrying) => {
    setCarrying(null);
    if (what.kind === 'move' && clipboard?.isCut && isSame(what.slots, clipboard.slots)) setClipboard(null);
    finish(editsOf(what, personId), what.kind === 'move' ? 'moved' : what.kind === 'copy' ? 'pasted' : 'resized');
  };
  const at = (what: Carrying, wall: number): Carrying =>
    what.kind === 'resize' ? what : { ...what, wall: distanceTo(what.slots, wall, byDays) };
  const take = (what: Carrying) => {
    setCarrying(what);
    const { place, warnings } = describe(what);
    const hint = what.wall === 0 || what.kind === 'copy' ? words.translate('timeline.dropHint') : '';
    say([`${place}.`, ...warnings, hint].filter(Boolean).join(' '));
  };
  const fromClipboard = ({ slots: kept, isCut }: Clipboard, wall: number): Carrying => ({
    kind: isCut ? 'move' : 'copy',
    slots: kept,
    wall,
  });

  const run: Editing['run'] = (command, on) => {
    made.forget();
    if (command === 'paste') {
      if (!clipboard) return say(words.translate('timeline.said.nothing', { smart_count: 0 }));
      return take(fromClipboard(clipboard, distanceInto(clipboard.slots, span.first, span.last)));
    }
    const targets = (selection.size > 0 ? [...selection].flatMap((id) => slotOf(id) ?? []) : on ? [on] : []).filter(
      isMovable,
    );
    if (targets.length === 0) return say(words.translate('timeline.said.nothing', { smart_count: 0 }));
    switch (command) {
      case 'copy':
      case 'cut': {
        setClipboard({ slots: targets, isCut: command === 'cut' });
        const word = command === 'cut' ? 'cut' : 'copied';
        return say(words.translate(`timeline.said.${word}`, { smart_count: targets.length }));
      }
      case 'duplicate':
        return finish(copyEdits(targets, { wall: DAY, rows: 0 }, []), 'duplicated');
      case 'delete': {
        const next = root.current ? neighbourOf(root.current, new Set(targets.map(({ id }) => id))) : null;
        setSelection(NONE);
        finish(deleteEdits(targets), 'deleted');
        wanted.current = next;
        if (next === null) root.current?.focus({ preventScroll: true });
        return undefined;
      }
      case 'move':
        return take({ kind: 'move', slots: targets, wall: 0 });
    }
  };

  const toggle = (id: number) => {
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    setSelection(next);
    say(words.translate('timeline.selected', { smart_count: next.size }));
  };
  const obey: Editing['obey'] = (pressed, on) => {
    wanted.current = null;
    made.forget();
    if (carrying) {
      if (pressed.kind === 'drop') putDown(carrying);
      else if (pressed.kind === 'cancel') {
        setCarrying(null);
        wanted.current = heldOf(carrying)[0]?.id ?? null;
        say(words.translate('timeline.said.cancelled', { smart_count: 0 }));
      } else if (pressed.kind === 'step') take({ ...carrying, wall: carrying.wall + pressed.wall });
      else return false;
      return true;
    }
    switch (pressed.kind) {
      case 'run':
        if (!canWrite && pressed.command !== 'copy') return false;
        if (!on && selection.size === 0 && pressed.command !== 'paste') return false;
        if (pressed.command === 'paste' && !clipboard) return false;
        run(pressed.command, on);
        return true;
      case 'toggle':
        if (on) toggle(on.id);
        return on !== undefined;
      case 'cancel':
        if (selection.size === 0 && !clipboard) return false;
        setSelection(NONE);
        setClipboard(null);
        return true;
      case 'step': {
        if (!canWrite || !on || !isMovable(on)) return false;
        const several = selection.has(on.id) ? [...selection].flatMap((id) => slotOf(id) ?? []) : [on];
        finish(editsOf({ kind: 'move', slots: several, wall: pressed.wall }, personId), 'moved');
        wanted.current = on.id;
        return true;
      }
      case 'resize':
        if (!canWrite || !on || !isMovable(on)) return false;
        finish(resizeEdits(on, pressed.edge, pressed.wall), 'resized');
        return true;
      case 'drop':
        return false;
    }
  };

  return {
    canWrite,
    selection,
    select: (ids) => {
      wanted.current = null;
      setSelection(ids);
      if (ids.size > 0) say(words.translate('timeline.selected', { smart_count: ids.size }));
    },
    toggle,
    clipboard,
    held,
    carry: setCarrying,
    drop: putDown,
    hoverAt: (wall) => {
      if (!carrying) return;
      const next = at(carrying, wall);
      if (next.wall !== carrying.wall) setCarrying(next);
    },
    dropAt: (wall) => {
      if (carrying) putDown(at(carrying, wall));
    },
    pasteAt: (wall) => {
      if (clipboard) putDown(at(fromClipboard(clipboard, 0), wall));
    },
    run,
    obey,
    draw:
      actions.draw &&
      ((place) => {
        made.expect();
        actions.draw?.(place);
      }),
    slotOf,
    isMovable,
    said,
  };
}
