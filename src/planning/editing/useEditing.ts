import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isWrong, type Finding } from '../core/finding';
import { followedIds, useFollow, type Follow } from '../model/followed';
import type { PlanActions, PlanEdit, PlanSlot } from '../model/plan';
import type { PlanWords } from '../model/planWords';
import type { ShownTurned } from '../model/turned';
import { useClashWords, useFindingWords } from '../model/useFindingWords';
import { useAnnouncer } from './Announcements';
import { dropped, editsOf, reduceEditing, run, shownEdits, type EditingBoard, type EditingCommand } from './commands';
import { probeEdit } from './drawn';
import {
  carriedSlots,
  followedState,
  type Carrying,
  type EditAction,
  type EditingEffect,
  type EditingResult,
  type EditingState,
} from './editingState';
import type { EditGeometry, EditPlace, GhostStretch } from './geometry';
import { keyCommandOf, type KeyCommand, type KeyLayout, type EditCommand } from './keyMap';
import { placeWords, stretchWords } from './placeWords';
import { usePointer, type PointerHandlers } from './pointer/usePointer';
import type { Point } from './pointer/press';
import { createPreviewStore, draftSlot, type PreviewStore } from './preview';
import { useGestureSlots } from './useGestureSlots';
import { useTurned } from './useTurned';
import { useWriteEdits } from './useWriteEdits';

export interface EditingOptions<State extends EditingState> {
  readonly root: RefObject<HTMLElement | null>;
  readonly slots: readonly PlanSlot[];
  readonly actions: PlanActions;
  readonly words: PlanWords;
  readonly geometry: EditGeometry;
  readonly view: Pick<EditingBoard, 'order' | 'slotOf' | 'personId' | 'byDays' | 'span'>;
  readonly start: () => State;
  /** Replaces the ids of slots that have been stored. */
  readonly followedBy?: (state: State, follow: Follow) => State;
  readonly selection: ReadonlySet<number>;
  readonly onSelection: (ids: ReadonlySet<number>) => void;
  /** Absent in a view without rows. */
  readonly nameOf?: (personId: number | null) => string;
  /** Slots made by a gesture appeared. @param told their ids in the previous call, empty at first */
  readonly onCreated: (fresh: readonly PlanSlot[], isOfForm: boolean, told: ReadonlySet<number>) => void;
  /** The last undo or redo. */
  readonly turned: ShownTurned | undefined;
  readonly onTurned: (turned: ShownTurned) => void;
  /** Slots carried by keys moved. */
  readonly onCarried?: (stretch: GhostStretch) => void;
  /** Called before edits are written. */
  readonly onApply?: (edits: readonly PlanEdit[], done: EditAction, findings: readonly Finding[]) => void;
  readonly onBand?: (from: EditPlace, to: EditPlace) => void;
}

export interface Editing<State extends EditingState = EditingState> {
  readonly state: State;
  readonly setState: (change: (before: State) => State) => void;
  readonly selection: ReadonlySet<number>;
  readonly slotOf: (id: number) => PlanSlot | undefined;
  readonly canWrite: boolean;
  /** A finger's first tap selects, for the bar's commands; else it opens. */
  readonly isSelectedByTap: boolean;
  readonly select: (ids: ReadonlySet<number>) => void;
  readonly preview: PreviewStore;
  readonly bubble: RefObject<HTMLDivElement | null>;
  readonly geometry: EditGeometry;
  readonly pointer: PointerHandlers;
  /** Slots being moved; keeps its identity while the ids are the same. */
  readonly heldIds: ReadonlySet<number>;
  /** Opens the form of a new slot, whose slots then count as made by a gesture. */
  readonly draw: PlanActions['draw'];
  readonly boardOf: (on: PlanSlot | undefined, place: EditPlace | undefined) => EditingBoard;
  /** Applies a command's result. @param perform handles the view's own effects */
  readonly settle: <Effect extends { readonly kind: string }>(
    result: EditingResult<State, EditingEffect | Effect>,
    perform?: (effect: Effect) => void,
  ) => void;
  /** @returns whether the command had a meaning */
  readonly obey: (command: EditingCommand, on?: PlanSlot, place?: EditPlace) => boolean;
  readonly run: (command: EditCommand, on?: PlanSlot, place?: EditPlace) => void;
  /** Handles a key. @param obey runs the command @returns whether the key was used */
  readonly onKey: (
    event: KeyboardEvent<HTMLElement>,
    layout: KeyLayout,
    obey: (command: KeyCommand) => boolean,
  ) => boolean;
  readonly letGo: () => void;
  readonly say: (text: string) => void;
  readonly said: string;
}

const NONE: ReadonlySet<number> = new Set();
/** Maximum number of slots drawn in a preview, for performance. */
const MOST = 40;
const OWN = new Set(['apply', 'select', 'say', 'carry']);
const isOwn = (effect: { readonly kind: string }): effect is EditingEffect => OWN.has(effect.kind);

function stretchesOf(edits: readonly PlanEdit[], carrying: Carrying): readonly GhostStretch[] {
  const slots = carriedSlots(carrying);
  return edits.slice(0, MOST).flatMap((edit, at): readonly GhostStretch[] => {
    if (edit.kind === 'delete') return [];
    const { salarieId, start, end } = edit.kind === 'create' ? edit.slot : edit;
    const slot = edit.kind === 'move' ? slots.find(({ id }) => id === edit.slotId) : slots[at];
    return [{ personId: salarieId, start, end, title: slot?.title ?? '', colour: slot?.colour ?? '' }];
  });
}

/** Selecting, carrying, copying and deleting, shared by pointer, touch and keyboard in every view. */
export function useEditing<State extends EditingState>(options: EditingOptions<State>): Editing<State> {
  const { root, slots, actions, words, geometry, view, start, selection, onSelection, nameOf } = options;
  const { followedBy = followedState } = options;
  const [kept, setState] = useState(start);
  const [dragged, setDragged] = useState(NONE);
  const [preview] = useState(createPreviewStore);
  const bubble = useRef<HTMLDivElement>(null);
  const { said, say } = useAnnouncer();
  const notify = useNotify();
  // When slots are stored they get new ids, and the state follows.
  const follow = useFollow(slots, actions.idOf);
  const state = useMemo(() => followedBy(kept, follow), [followedBy, kept, follow]);
  const { carrying, clipboard } = state;
  const findingOf = useFindingWords(view.slotOf);
  const clashOf = useClashWords(view.slotOf);
  const write = useWriteEdits(actions, words, findingOf, say);
  const created = useGestureSlots(slots, follow, options.onCreated);
  useTurned(options.turned, (turned) => {
    const left = [...selection].filter((id) => turned.gone.every((slot) => slot.id !== id));
    if (left.length < selection.size) onSelection(new Set(left));
    options.onTurned(turned);
  });
  // The form of a new slot is about no other one.
  const clear = useEffectEvent(() => {
    if (selection.size > 0 && draftSlot.get()) onSelection(NONE);
  });
  useEffect(() => {
    const leave = draftSlot.subscribe(() => clear());
    return () => void leave();
  }, []);
  const canWrite = actions.apply !== undefined;
  const boardOf: Editing['boardOf'] = (on, place) => ({ ...view, selection, canWrite, on, place });
  const board = boardOf(undefined, undefined);

  const warningsOf = (findings: readonly Finding[]) => {
    const texts = new Map(findings.map((finding) => [clashOf(finding), isWrong(finding)]));
    const warnings = [...texts].map(([text, wrong]) => ({ text, isWrong: wrong }));
    // What refuses the drop comes first.
    return warnings.sort((one, other) => Number(other.isWrong) - Number(one.isWrong));
  };
  /** Previews the target and its warnings. */
  const show = (what: Carrying, at: Point | null) => {
    const edits = editsOf(what, board);
    const shown = shownEdits(what, board);
    const now = {
      stretches: stretchesOf(shown, what),
      place: placeWords(words, shown, nameOf),
      ...(at && what.kind !== 'resize' && { verb: words.translate(`timeline.commands.${what.kind}`) }),
      warnings: warningsOf(edits.length > 0 ? actions.check(edits) : []),
      at,
    };
    preview.set(now);
    return { ...now, isAtStart: edits.length === 0 || what.kind === 'copy' };
  };
  const apply = (edits: readonly PlanEdit[], done: EditAction) => {
    const creates = edits.filter(({ kind }) => kind === 'create').length;
    if (creates > 0) created.expect(creates);
    const findings = actions.check(edits);
    options.onApply?.(edits, done, findings);
    write(edits, done, findings);
  };
  const select = (ids: ReadonlySet<number>) => {
    onSelection(ids);
    if (ids.size > 0) say(words.translate('timeline.selected', { smart_count: ids.size }));
  };
  const perform = (effect: EditingEffect, next: State) => {
    switch (effect.kind) {
      case 'apply':
        return apply(effect.edits, effect.done);
      case 'select':
        return select(effect.ids);
      case 'say':
        // A key that did nothing is explained to people who see the screen, too.
        if (effect.word === 'nothing') return notify('timeline.said.nothing', { type: 'info' });
        return say(words.translate(`timeline.said.${effect.word}`, { smart_count: effect.count }));
      case 'carry': {
        if (!next.carrying) return undefined;
        const { stretches, place, warnings, isAtStart } = show(next.carrying, null);
        if (!effect.isSaid) return undefined;
        if (stretches[0]) options.onCarried?.(stretches[0]);
        const hint = isAtStart && words.translate('timeline.dropHint');
        return say([place, warnings.map(({ text }) => text).join(' '), hint].filter(Boolean).join('. '));
      }
    }
  };
  const settle: Editing<State>['settle'] = (result, performOwn) => {
    if (!result.state.carrying && carrying) preview.set(null);
    setState(result.state);
    for (const effect of result.effects)
      if (isOwn(effect)) perform(effect, result.state);
      else performOwn?.(effect);
  };
  const obey: Editing['obey'] = (command, on, place) => {
    created.forget();
    const result = reduceEditing(state, command, boardOf(on, place));
    if (result) settle(result);
    return result !== undefined;
  };
  const draw: PlanActions['draw'] =
    actions.draw &&
    ((at) => {
      created.expect();
      actions.draw?.(at);
    });
  const pointer = usePointer(root, {
    geometry,
    board,
    follow,
    preview,
    bubble,
    isCarrying: carrying !== null,
    draw,
    showCarried: (what, at) => show(what, at).warnings.some(({ isWrong: wrong }) => wrong),
    showDrawn: ({ start: begin, end }, { personId = null, row }, at) => {
      const warnings = warningsOf(actions.check([probeEdit(personId, { start: begin, end })]));
      const place = row === undefined ? {} : { row };
      const stretch: GhostStretch = { ...place, start: begin, end, personId, title: '', colour: '' };
      preview.set({ stretches: [stretch], place: stretchWords(words, begin, end), warnings, at });
    },
    onHeld: setDragged,
    onSelect: select,
    onDrop: (what) => settle(dropped({ ...state, carrying: what }, board)),
    onBand: options.onBand,
    onHover: (place) => obey({ kind: 'hover', place }),
  });
  const held =
    carrying && carrying.kind !== 'copy' ? carriedSlots(carrying) : clipboard?.isCut ? clipboard.slots : undefined;
  const heldKey = (held ? held.map(({ id }) => id) : [...followedIds(dragged, follow)]).join(' ');
  const heldIds = useMemo(() => (heldKey ? new Set(heldKey.split(' ').map(Number)) : NONE), [heldKey]);

  return {
    state,
    setState,
    selection,
    slotOf: view.slotOf,
    canWrite,
    isSelectedByTap: canWrite && !actions.isProposed,
    select,
    preview,
    bubble,
    geometry,
    pointer,
    heldIds,
    draw,
    boardOf,
    settle,
    obey,
    run: (command, on, place) => {
      created.forget();
      settle(run(state, command, boardOf(on, place)));
    },
    onKey: (event, layout, obeyKey) => {
      if (event.defaultPrevented) return true;
      created.forget();
      const { key, ctrlKey, metaKey, altKey: alt, shiftKey: shift } = event;
      const isGivenUp = key === 'Escape' && pointer.cancel();
      if (isGivenUp) say(words.translate('timeline.said.cancelled', { smart_count: 0 }));
      const command = isGivenUp
        ? undefined
        : keyCommandOf({ key, ctrl: ctrlKey || metaKey, alt, shift }, layout, carrying !== null);
      if (!isGivenUp && (!command || !obeyKey(command))) return false;
      event.preventDefault();
      return true;
    },
    letGo: () => {
      if (!carrying) return;
      preview.set(null);
      setState({ ...state, carrying: null });
    },
    say,
    said,
  };
}
