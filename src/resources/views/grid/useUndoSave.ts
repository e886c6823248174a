import { useEffect, useEffectEvent, useState } from 'react';
import { isRedoKey, isUndoKey } from '../changes/isUndoKey';
import { useUndoNotice } from '../changes/useUndoNotice';

/** The change set that a key reverts: that of the last save, or of its reversion, which brings the save back. */
export interface SaveStep {
  readonly changeSet: number;
  readonly way: 'undo' | 'redo';
}

/**
 * Ctrl+Z reverts the last save as long as the spreadsheet is open, also when the notification that offers it has gone;
 * Ctrl+Y brings it back.
 * @param isEdited something was typed since, so that Ctrl+Y is the sheet's
 * @returns a function that stores the change set of a save or of its reversion
 */
export function useUndoSave(isEdited: boolean): (step: SaveStep | undefined) => void {
  const [step, setStep] = useState<SaveStep>();
  const { undo } = useUndoNotice();
  const take = async (asked: SaveStep) => {
    // Not twice at once.
    setStep(undefined);
    const report = await undo(asked.changeSet, asked.way);
    // What failed is offered again.
    const next = report ? stepOf(asked.way === 'undo' ? 'redo' : 'undo', report.id) : asked;
    setStep((newer) => newer ?? next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = step?.way === 'undo' ? isUndoKey(event) : isRedoKey(event) && !isEdited;
    if (!step || !isAsked) return;
    event.preventDefault();
    void take(step);
  });
  useEffect(() => {
    // On the window, after the grid's own undo and the notification, which have the key first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return setStep;
}

/** Undefined if the API records no change sets. */
export const stepOf = (way: SaveStep['way'], changeSet: number | undefined): SaveStep | undefined =>
  changeSet === undefined ? undefined : { changeSet, way };
