import { useEffect, useMemo, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { isWrong, type Finding } from '../../core/finding';
import { followed, type Follow } from '../../model/followed';
import type { PlanActions, PlanEdit } from '../../model/plan';
import { personIdOf, slotsWithin } from '../board';
import { cellTimes, probeEdit } from '../edits/drawn';
import { stayingEdits } from '../edits/edits';
import type { KeyAction } from '../keys/keyState';
import { boxesOf, extentOf } from '../pointer/boxes';
import { drawnAt, edgeAt, editsAt, type Gesture } from '../pointer/gesture';
import { hitAt, type Hit } from '../pointer/hit';
import { followPress, type Press } from '../pointer/press';
import type { TimelineModel } from '../useTimelineModel';
import type { TimelineWords } from '../timelineWords';
import { bubblePlace } from './bubblePlace';
import { editsWords, stretchWords } from './placeWords';
import type { PreviewStore } from './preview';

/** What a pointer works with. */
export interface PointerContext {
  readonly model: TimelineModel;
  readonly follow: Follow;
  readonly names: number;
  readonly words: TimelineWords;
  readonly actions: PlanActions;
  readonly selection: ReadonlySet<number>;
  readonly onSelection: (selection: ReadonlySet<number>) => void;
  /** Whether the keyboard carries something, which a click puts down. */
  readonly isCarrying: boolean;
  /** Opens the form of a new slot; absent where nothing can be drawn. */
  readonly onDraw: PlanActions['draw'];
  readonly onFaded: (ids: ReadonlySet<number>) => void;
  readonly onDone: (edits: readonly PlanEdit[], done: KeyAction, findings: readonly Finding[]) => void;
}

export interface PointerHands {
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  /** Whether something is dragged now. */
  readonly isDragging: () => boolean;
  readonly cancel: () => void;
  /** Whether the last press became a drag, so that its click means nothing. */
  readonly hasDragged: () => boolean;
  /** What is at a point of the window. */
  readonly hit: (clientX: number, clientY: number) => Hit;
}

/** Pixels by which words stand above a finger, which would cover them. */
const ABOVE_FINGER = 110;
const NONE: ReadonlySet<number> = new Set();

function doneBy(gesture: Gesture): KeyAction {
  if (gesture.kind !== 'move') return 'resized';
  return gesture.isCopy ? 'copied' : 'moved';
}

/** Dragging with mouse, pen or finger: moving, resizing, drawing, and selecting with a rubber band. */
export function usePointer(
  scroller: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
  preview: PreviewStore,
  context: PointerContext,
): PointerHands {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  const hands = useMemo(() => createHands(scroller, bubble, preview, latest), [scroller, bubble, preview]);
  useEffect(() => () => hands.cancel(), [hands]);
  useEffect(() => {
    const element = scroller.current;
    // A finger that drags must not scroll; only a listener that says so beforehand may prevent it.
    const hold = (event: TouchEvent) => {
      if (hands.isDragging() && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [scroller, hands]);
  return hands;
}

/** The same outside of React: what happens between two events is no state of the view. */
function createHands(
  scroller: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
  preview: PreviewStore,
  latest: RefObject<PointerContext>,
): PointerHands {
  let gesture: Gesture | null = null;
  let findings: readonly Finding[] = [];
  let edits: readonly PlanEdit[] = [];
  let dragged = false;
  let shown = '';
  let isTouch = false;
  let pointer = { x: 0, y: 0 };
  let press: Press | null = null;

  const point = (clientX: number, clientY: number) => {
    const element = scroller.current;
    if (!element) return { x: 0, y: 0 };
    const { left, top } = element.getBoundingClientRect();
    const { names, model } = latest.current;
    return {
      x: clientX - left + element.scrollLeft - names,
      y: clientY - top + element.scrollTop - model.metrics.header,
    };
  };
  const hit = (clientX: number, clientY: number): Hit => {
    const { x, y } = point(clientX, clientY);
    return hitAt(latest.current.model.scale, latest.current.model.tops, x, y);
  };

  const visible = () => ({
    left: scroller.current?.scrollLeft ?? 0,
    width: (scroller.current?.clientWidth || Infinity) - latest.current.names,
  });

  /** What is drawn up to a place: a finger that rests where it began means the cell. */
  const drawnTo = (drawing: Gesture, now: Hit) => {
    const { model, actions } = latest.current;
    const { board, scale } = model;
    const workday = actions.workday?.(personIdOf(board.rows[drawing.from.row]) ?? null);
    const rests = isTouch && now.wall === drawing.from.wall;
    return rests ? cellTimes(scale, drawing.from.column, workday) : drawnAt(drawing, now, board, workday);
  };

  const show = () => {
    if (!gesture) return;
    const { model, words, actions, follow } = latest.current;
    // What is dragged may be stored meanwhile.
    gesture = followed<Gesture>(gesture, follow);
    const { board, tops, metrics, scale } = model;
    const { x, y } = point(pointer.x, pointer.y);
    const at = bubblePlace(x, isTouch ? y - ABOVE_FINGER : y, visible());
    const now = hitAt(scale, tops, x, y);
    if (gesture.kind === 'band') {
      const band = {
        left: Math.min(gesture.x, x),
        top: Math.min(gesture.y, y),
        width: Math.abs(x - gesture.x),
        height: Math.abs(y - gesture.y),
      };
      preview.set({ boxes: [], findings: [], words: '', band, at });
      return;
    }
    const key = `${now.row} ${now.wall}`;
    if (key === shown) {
      if (bubble.current) bubble.current.style.transform = `translate(${at.x}px,${at.y}px)`;
      return;
    }
    shown = key;
    if (gesture.kind === 'draw') {
      const { start, end } = drawnTo(gesture, now);
      const top = (tops[gesture.from.row] ?? 0) + metrics.pad;
      const box = { ...extentOf(scale, start, end), top, height: metrics.lane - 2, title: '', colour: '' };
      const salarieId = personIdOf(board.rows[gesture.from.row]) ?? null;
      const against = actions.check([probeEdit(salarieId, { start, end })]);
      preview.set({ boxes: [box], findings: against, words: stretchWords(words, start, end), at });
      return;
    }
    edits = editsAt(gesture, now, board);
    findings = edits.length > 0 ? actions.check(edits) : [];
    const held = gesture.kind === 'move' ? gesture.slots : [gesture.slot];
    const drawn = edits.length > 0 ? edits : stayingEdits(held);
    preview.set({ boxes: boxesOf(drawn, board, tops, metrics), findings, words: editsWords(board, words, drawn), at });
    if (scroller.current) scroller.current.dataset.drag = findings.some(isWrong) ? 'wrong' : 'fine';
  };

  const stop = () => {
    press?.release();
    press = null;
    gesture = null;
    edits = [];
    findings = [];
    shown = '';
    preview.set(null);
    if (scroller.current) delete scroller.current.dataset.drag;
    latest.current.onFaded(NONE);
  };

  const finish = (hasMoved: boolean) => {
    if (!gesture) return;
    const { model, onSelection, selection, onDone } = latest.current;
    const ended = gesture;
    const { x, y } = point(pointer.x, pointer.y);
    const now = hitAt(model.scale, model.tops, x, y);
    const [finalEdits, finalFindings] = [edits, findings];
    stop();
    if (ended.kind === 'band') {
      const found = slotsWithin(model.board, [ended.from.row, now.row], [ended.from.column, now.column]);
      onSelection(new Set([...selection, ...found]));
    } else if (ended.kind === 'draw') {
      const salarieId = personIdOf(model.board.rows[ended.from.row]);
      if (salarieId !== undefined) latest.current.onDraw?.({ salarieId, ...drawnTo(ended, now) });
    } else if (ended.kind === 'move' && !hasMoved) onSelection(new Set(ended.slots.map(({ id }) => id)));
    else if (finalEdits.length > 0) onDone(finalEdits, doneBy(ended), finalFindings);
  };

  /** What a press takes hold of. */
  const grasp = (event: ReactPointerEvent<HTMLElement>): Gesture | null => {
    const target = event.target as HTMLElement;
    const { model, actions, selection } = latest.current;
    if (target.closest('.tl-header,.tl-name,[data-more]')) return null;
    const { x, y } = point(event.clientX, event.clientY);
    const from = hitAt(model.scale, model.tops, x, y);
    const grip = target.closest<HTMLElement>('[data-grip]')?.dataset;
    const gripped = grip && model.board.slots.get(Number(grip.of));
    if (gripped) return { kind: 'resize', slot: gripped, edge: grip.grip === 'start' ? 'start' : 'end', from };
    const element = target.closest<HTMLElement>('[data-slot]');
    const slot = element ? model.board.slots.get(Number(element.dataset.slot)) : undefined;
    const isCopy = event.ctrlKey || event.metaKey;
    const wantsBand = isCopy || event.shiftKey;
    if (slot && element && !event.shiftKey) {
      if (!actions.apply || slot.mark === 'removed') return null;
      const { left, width } = element.getBoundingClientRect();
      // A finger needs the grips of what is selected.
      const edge = isCopy || event.pointerType === 'touch' ? undefined : edgeAt(event.clientX - left, width);
      if (edge) return { kind: 'resize', slot, edge, from };
      const ids = selection.has(slot.id) ? [...selection] : [slot.id];
      return { kind: 'move', slots: ids.flatMap((id) => model.board.slots.get(id) ?? []), from, isCopy };
    }
    if (slot) return null;
    if (wantsBand || !latest.current.onDraw) return event.pointerType === 'touch' ? null : { kind: 'band', from, x, y };
    return personIdOf(model.board.rows[from.row]) === undefined ? null : { kind: 'draw', from };
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    dragged = false;
    if (latest.current.isCarrying || event.button !== 0 || !event.isPrimary || gesture) return;
    const wanted = grasp(event);
    if (!wanted) return;
    const element = scroller.current;
    isTouch = event.pointerType === 'touch';
    pointer = { x: event.clientX, y: event.clientY };
    const inset = () => ({ left: latest.current.names, top: latest.current.model.metrics.header });
    const follow = () => {
      pointer = press?.point() ?? pointer;
      show();
    };
    press = followPress(
      event,
      element ? [{ element, inset }] : [],
      {
        onStart: () => {
          dragged = true;
          gesture = wanted;
          if (wanted.kind === 'move' && !wanted.isCopy)
            latest.current.onFaded(new Set(wanted.slots.map(({ id }) => id)));
          if (wanted.kind === 'resize') latest.current.onFaded(new Set([wanted.slot.id]));
          follow();
        },
        onMove: follow,
        onEnd: (hasMoved) => {
          follow();
          finish(hasMoved);
        },
        onLost: stop,
      },
      (event.target as HTMLElement).closest('[data-grip]') !== null,
    );
  };

  return { onPointerDown, isDragging: () => gesture !== null, cancel: stop, hasDragged: () => dragged, hit };
}
