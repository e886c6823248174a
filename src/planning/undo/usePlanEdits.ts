import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'ra-core';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ChangeCalls } from '../../resources/changes/changes';
import type { Slot } from '../core/slot';
import type { PlanPlace } from '../model/plan';
import type { Turned } from '../model/turned';
import { useWarnBeforeUnload } from '../../resources/views/form/useWarnBeforeUnload';
import { whenOnline } from '../../resources/views/page/whenOnline';
import { problemOf } from '../../resources/views/page/problemOf';
import type { Notice } from './EditNotice';
import { eachDayEdits, isResize } from './eachDay';
import { insisted, type Meanwhile } from './meanwhile';
import { planMemoryOf } from './planMemory';
import { refusalIn, RefusedEdit } from './refusedEdit';
import {
  aboutOf,
  backward,
  currentEdits,
  forward,
  leavingSeries,
  opposite,
  settled,
  slotSteps,
  turnedSlots,
  type PageEdit,
} from './steps';
import { done, forgotten, redone, undone, type UndoEntry, type Gesture, type UndoStack } from './undoStack';
import { usePlanStore } from './usePlanStore';
import { useSlotIndex } from './useSlotIndex';
import { useTurns } from './useTurns';

export interface PlanEdits {
  /** The present id of a slot: a new one gets its final id when stored. */
  readonly idOf: (slotId: number) => number;
  /** Optimistic and undoable; reports refusals. @param note added to the message @returns whether it is stored */
  readonly apply: (edits: readonly PageEdit[], note?: string) => Promise<boolean>;
  /** `apply` for a form, which reports refusals itself. @throws {RefusedEdit} */
  readonly write: (edits: readonly PageEdit[], note?: string) => Promise<void>;
  /** Records a change set that another call wrote as an undoable gesture, reports it, and reloads the plan. */
  readonly wrote: (words: string, changeSet: number | undefined, made?: readonly PlanPlace[]) => void;
  readonly reread: () => Promise<void>;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** The last undo or redo, as soon as it is shown. */
  readonly turned: Turned | undefined;
  /** The message of the last gesture. */
  readonly notice: Notice | undefined;
  readonly dismiss: () => void;
  /** A gesture that was refused because of another person's change. */
  readonly meanwhile: Meanwhile | undefined;
  /** Repeats the gesture, or drops it. */
  readonly settle: (takesOver: boolean) => void;
}

/** Shows gestures at once, stores them one after the other, and undoes them. */
export function usePlanEdits(slots: readonly Slot[], simulationId: number | undefined): PlanEdits {
  const provider = useDataProvider<DataProvider & ChangeCalls>();
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const memory = planMemoryOf(client, simulationId);
  const { stack, notice, turned, coming } = useSyncExternalStore(memory.subscribe, memory.state);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const tell = useCallback(
    (words: string, severity: Notice['severity'], more?: Pick<Notice, 'eachDay' | 'made' | 'about'>) =>
      memory.update(({ notice: before }) => ({ notice: { key: (before?.key ?? 0) + 1, words, severity, ...more } })),
    [memory],
  );
  const dismiss = useCallback(() => memory.update(() => ({ notice: undefined })), [memory]);
  const inTurn = useTurns(memory);
  // Some gestures are not stored yet.
  useWarnBeforeUnload(coming > 0);
  const changeStack = useCallback(
    (change: (before: UndoStack) => UndoStack) => memory.update((before) => ({ stack: change(before.stack) })),
    [memory],
  );
  const index = useSlotIndex(slots);
  const planStore = usePlanStore(simulationId, memory);
  const { idOf, show, patchStored, wait, store, note: remember, reread } = planStore;
  // Slots that the API has just stored may not be rendered yet.
  const slotOf = useCallback((id: number) => index.slotOf(id) ?? planStore.slotOf(id), [index, planStore]);

  const say = useCallback(
    (error: unknown) => {
      const { message } = problemOf(error);
      notify(message ?? 'planning.edits.failed', { type: 'error', messageArgs: { _: message } });
    },
    [notify],
  );

  /** Stores an undo or a redo, which is already shown. */
  const run = useCallback(
    async (gesture: Gesture): Promise<Gesture> => {
      const steps = gesture.steps.map(opposite);
      if (gesture.changeSet === undefined) return store(steps);
      try {
        const report = await provider.revertChanges(gesture.changeSet, { mode: 'all' });
        if (!report.applied && report.rows.some(({ status }) => status === 'refused')) throw refusalIn(report);
        const byId = new Map(report.rows.map((row) => [row.id, row]));
        const stored = steps.map((step) => settled(step, byId.get(step.id)));
        remember(stored);
        patchStored(stored, forward);
        if (steps.length === 0) void reread();
        return { steps: stored, ...(report.id !== undefined && { changeSet: report.id }) };
      } catch (error) {
        patchStored(steps, backward);
        throw error;
      }
    },
    [patchStored, provider, remember, reread, store],
  );

  /** Shows a gesture, an undo or a redo, and stores it in its turn. @throws what `work` throws */
  const inItsTurn = useCallback(
    (entry: UndoEntry, work: () => Promise<Gesture | undefined>): Promise<void> => {
      show(entry.shown);
      const begin = wait(entry.shown);
      entry.coming += 1;
      const online = whenOnline(client);
      return inTurn(async () => {
        const hasWaited = await online;
        begin();
        entry.coming -= 1;
        try {
          entry.stored = await work();
        } catch (error) {
          entry.stored = undefined;
          changeStack((before) => forgotten(before, entry));
          throw error;
        }
        if (entry.stored && entry.coming === 0) entry.shown = entry.stored.steps;
        // The plan was reread with the network, perhaps without this gesture.
        if (hasWaited) void reread();
      });
    },
    [changeStack, client, inTurn, reread, show, wait],
  );

  const turnRound = useCallback(
    (entry: UndoEntry, key: string): void => {
      entry.shown = entry.shown.map(opposite);
      const what = entry.words?.replace(/\.$/, '');
      const words = what ? translate(`${key}What`, { what }) : translate(key);
      const stored = inItsTurn(entry, async () => {
        // The gesture was refused while this waited: nothing to undo.
        if (!entry.stored) return undefined;
        const gesture = await run(entry.stored);
        const about = aboutOf(gesture.steps);
        tell(words, 'info', { about });
        return gesture;
      });
      memory.update((before) => ({
        turned: { key: (before.turned?.key ?? 0) + 1, words, ...turnedSlots(entry.shown, idOf) },
      }));
      stored.catch((error: unknown) => {
        say(error);
        void reread();
      });
    },
    [idOf, inItsTurn, memory, reread, run, say, tell, translate],
  );
  const undo = useCallback(() => {
    const entry = memory.state().stack.past.at(-1);
    if (!entry) return;
    changeStack((before) => undone(before, entry));
    turnRound(entry, 'planning.edits.undone');
  }, [changeStack, memory, turnRound]);
  const redo = useCallback(() => {
    const entry = memory.state().stack.future.at(-1);
    if (!entry) return;
    changeStack((before) => redone(before, entry));
    turnRound(entry, 'planning.edits.redone');
  }, [changeStack, memory, turnRound]);

  const write = useCallback(
    (asked: readonly PageEdit[], note?: string): Promise<void> => {
      // A slot may have been stored since the gesture began.
      const edits = currentEdits(asked, idOf);
      const steps = slotSteps(edits, {
        slotOf,
        shadowOf: (id) => index.shadows.get(id),
        simulationId,
        nextId: () => (memory.temporary -= 1),
      });
      if (steps.length === 0) return Promise.resolve();
      const [first] = edits;
      const before = edits.length === 1 && first && 'slotId' in first ? slotOf(first.slotId) : undefined;
      const made = edits.flatMap((edit) => (edit.kind === 'create' ? edit.slot : []));
      const kind = isResize(before, first) ? 'resize' : made.length > 0 ? 'create' : (first?.kind ?? 'update');
      const said = translate(`planning.edits.${kind}`, { smart_count: kind === 'create' ? made.length : edits.length });
      const entry: UndoEntry = { shown: steps, stored: undefined, coming: 0, words: said };
      changeStack((before) => done(before, entry));
      return inItsTurn(entry, async () => {
        const gesture = await store(steps);
        const left = leavingSeries(steps);
        const words = [
          said,
          ...(left > 0
            ? [translate(`recurrence.left.${steps.length === 1 ? 'one' : 'some'}`, { smart_count: left })]
            : []),
          ...(note ? [note] : []),
        ];
        tell(words.join(' '), note ? 'warning' : 'success', {
          eachDay: eachDayEdits(before, first),
          made,
          about: aboutOf(gesture.steps),
        });
        return gesture;
      });
    },
    [changeStack, idOf, inItsTurn, index, memory, simulationId, slotOf, store, tell, translate],
  );
  const apply = useCallback(
    (asked: readonly PageEdit[], note?: string) =>
      write(asked, note).then(
        () => true,
        (error: unknown) => {
          const edits = currentEdits(asked, idOf);
          const places = error instanceof RefusedEdit ? error.meanwhile : [];
          const before = places.flatMap((at) => {
            const edit = edits[at];
            const slot = edit && 'slotId' in edit ? slotOf(edit.slotId) : undefined;
            return slot ?? [];
          });
          if (before.length > 0) setMeanwhile({ edits, before });
          else say(error);
          return false;
        },
      ),
    [idOf, say, slotOf, write],
  );
  const settle = useCallback(
    (takesOver: boolean) => {
      setMeanwhile(undefined);
      if (!meanwhile || !takesOver) return;
      void apply(insisted(meanwhile, (id) => index.byId.has(id)));
    },
    [apply, index, meanwhile],
  );
  const wrote = useCallback(
    (words: string, changeSet: number | undefined, made?: readonly PlanPlace[]) => {
      void reread();
      if (changeSet === undefined) return tell(words, 'info', { made });
      changeStack((before) => done(before, { shown: [], stored: { steps: [], changeSet }, coming: 0, words }));
      tell(words, 'success', { made });
    },
    [changeStack, reread, tell],
  );
  return {
    idOf,
    apply,
    write,
    wrote,
    reread,
    undo: stack.past.length > 0 ? undo : undefined,
    redo: stack.future.length > 0 ? redo : undefined,
    turned,
    notice,
    dismiss,
    meanwhile,
    settle,
  };
}
