import { useCallback, useMemo, useState, type RefObject } from 'react';
import { isWrong } from '../../core/finding';
import { wallOf } from '../../../resources/fields/shared/zone';
import { followedIds, useFollow } from '../../model/followed';
import type { PlanActions } from '../../model/plan';
import { useFindingWords } from '../../page/useFindingWords';
import { personIdOf } from '../board';
import type { TimelineProps } from '../timelineProps';
import type { TimelineModel } from '../useTimelineModel';
import type { TimelineWords } from '../timelineWords';
import type { FindingWords } from './announce';
import type { PreviewStore } from './preview';
import { useDone } from './useDone';
import { useKeyboard, type Keyboard, type KeyboardContext } from './useKeyboard';
import { useGestureSlots } from './useGestureSlots';
import { usePointer, type PointerHands } from './usePointer';

export interface TimelineInteractionOptions extends Pick<KeyboardContext, 'preview' | 'say' | 'reveal' | 'showHelp'> {
  readonly props: TimelineProps;
  readonly model: TimelineModel;
  readonly words: TimelineWords;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly bubble: RefObject<HTMLDivElement | null>;
  readonly preview: PreviewStore;
  /** Pixels of the window, and of the names in it. */
  readonly width: number;
  readonly names: number;
}

export interface TimelineInteraction {
  readonly keyboard: Keyboard;
  readonly pointer: PointerHands;
  /** Opens the form of a new slot; absent where nothing can be drawn. */
  readonly onDraw: PlanActions['draw'];
  readonly findingOf: FindingWords;
  /** Slots that are about to be elsewhere. */
  readonly faded: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Keyboard and pointer on a timeline, and what comes of what they do. */
export function useTimelineInteraction(context: TimelineInteractionOptions): TimelineInteraction {
  const { props, model, words, scroller, bubble, preview, width, names, say, reveal, showHelp } = context;
  const { plan, actions, selection, onSelection } = props;
  const { board } = model;
  const [dragged, setDragged] = useState<ReadonlySet<number>>(NONE);
  const findingOf = useFindingWords(useCallback((id: number) => board.slots.get(id), [board]));
  const write = useDone(actions, words, findingOf, say);
  const follow = useFollow(plan.slots, actions.idOf);
  const made = useGestureSlots(plan.slots, follow, (fresh, isOfForm, told) => {
    const [first] = fresh;
    const isFirst = told.size === 0;
    if (!isOfForm && isFirst) onSelection(new Set(fresh.map(({ id }) => id)));
    if (first && (isFirst || keyboard.isOn(told))) keyboard.follow(first, isOfForm && first.id > 0);
  });
  const onDone: typeof write = (edits, done, findings) => {
    const count = edits.filter(({ kind }) => kind === 'create').length;
    if (count > 0) made.expect(count);
    write(edits, done, findings);
  };
  const { draw } = actions;
  const onDraw: typeof draw =
    draw &&
    ((place) => {
      made.expect();
      draw(place);
    });
  const keyboard = useKeyboard({
    props,
    model,
    follow,
    words,
    findingOf,
    preview,
    say,
    reveal,
    onDone,
    onDraw,
    onKey: made.forget,
    visible: () => ({
      left: scroller.current?.scrollLeft ?? 0,
      width: (scroller.current?.clientWidth || width) - names,
    }),
    showHelp,
  });
  const { carrying, clipboard } = keyboard.state;
  const pointer = usePointer(scroller, bubble, preview, {
    model,
    follow,
    names,
    words,
    actions,
    selection,
    onSelection,
    isCarrying: carrying !== null,
    onFaded: setDragged,
    onDraw,
    onDone: (edits, done, findings) => {
      onDone(edits, done, findings);
      const [first] = edits;
      if (first?.kind !== 'move' || findings.some(isWrong)) return;
      const row = board.rows.findIndex((one) => personIdOf(one) === first.salarieId);
      const column = Math.floor(wallOf(first.start) / model.scale.unit);
      if (row >= 0) keyboard.goTo({ row, column, slotId: first.slotId });
    },
  });
  const faded = useMemo(() => {
    if (carrying?.kind === 'move') return new Set(carrying.slots.map(({ id }) => id));
    return clipboard?.isCut ? new Set(clipboard.slots.map(({ id }) => id)) : followedIds(dragged, follow);
  }, [carrying, clipboard, dragged, follow]);
  return { keyboard, pointer, onDraw, findingOf, faded };
}
