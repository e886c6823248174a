import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeReport } from '../../changes/changes';
import { isRedoKey, isUndoKey } from '../changes/isUndoKey';
import { useUndoNotice } from '../changes/useUndoNotice';

/** The change set that a key reverts: that of the last save, or of its reversion, which brings the save back. */
export interface SaveStep {
  readonly changeSet: number;
  readonly way: 'undo' | 'redo';
}

export interface UndoSave {
  /** Stores the change set of a save. */
  readonly keep: (step: SaveStep | undefined) => void;
  /** Awaits a reversion that something else began, as the notification does. */
  readonly follow: (asked: SaveStep, work: Promise<ChangeReport | undefined>) => void;
}

/**
 * Ctrl+Z reverts the last save as long as the spreadsheet is open, also when the notification that offers it has gone;
 * Ctrl+Y brings it back.
 * @param isEdited something was typed since, so that Ctrl+Y is the sheet's
 */
export function useUndoSave(isEdited: boolean): UndoSave {
  const [step, setStep] = useState<SaveStep>();
  const { undo } = useUndoNotice();
  // What runs, not twice at once, and whether its opposite is asked for meanwhile.
  const running = useRef<{ readonly way: SaveStep['way']; isTakenBack: boolean }>(undefined);
  const follow = async (asked: SaveStep, work: Promise<ChangeReport | undefined>): Promise<void> => {
    setStep(undefined);
    const run = { way: asked.way, isTakenBack: false };
    running.current = run;
    const report = await work;
    running.current = undefined;
    // What failed is offered again.
    const next = report ? stepOf(OPPOSITE[asked.way], report.id) : asked;
    if (report && next && run.isTakenBack) return take(next);
    return setStep((newer) => newer ?? next);
  };
  const take = (asked: SaveStep): Promise<void> => follow(asked, undo(asked.changeSet, asked.way));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = running.current;
    const way = run ? OPPOSITE[run.way] : step?.way;
    const isAsked = way === 'undo' ? isUndoKey(event) : isRedoKey(event) && !isEdited;
    if (!way || !isAsked) return;
    event.preventDefault();
    if (run) run.isTakenBack = true;
    else if (step) void take(step);
  });
  useEffect(() => {
    // On the window, after the grid's own undo and the notification, which have the key first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { keep: setStep, follow: (asked, work) => void follow(asked, work) };
}

const OPPOSITE = { undo: 'redo', redo: 'undo' } as const;

/** Undefined if the API records no change sets. */
export const stepOf = (way: SaveStep['way'], changeSet: number | undefined): SaveStep | undefined =>
  changeSet === undefined ? undefined : { changeSet, way };
