import { useNotify, useTranslate } from 'ra-core';
import type { ChangeReport } from '../../changes/changes';
import { problemOf } from '../page/problemOf';
import { doneWords } from './doneWords';
import { countStatuses } from './reportCounts';
import { useRevert } from './useRevert';
import { UndoConflicts } from './UndoConflicts';
import { UndoOffer } from './UndoOffer';
import { UNDO_STAYS } from './undoStays';

export interface UndoNotice {
  /** Says what became of an applied change set, and offers to take it back where it is recorded. */
  readonly tell: (report: ChangeReport) => void;
  /**
   * Says what a call of the API has done, and offers to take its change set back.
   *
   * @param message a translation key
   * @param id of the change set; undefined where the API records none
   */
  readonly offer: (message: string, id: number | undefined, more?: OfferOptions) => void;
}

interface OfferOptions {
  /** Of the message. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** Told once it is taken back. */
  readonly onUndone?: () => void;
}

/**
 * The message after a change set: what was done, and "Annuler". What has changed since is not taken back; it is said,
 * with the choice to take back the rest.
 */
export function useUndoNotice(): UndoNotice {
  const translate = useTranslate();
  const notify = useNotify();
  const revert = useRevert();

  async function undo(id: number, mode: 'all' | 'good', onUndone?: () => void): Promise<void> {
    try {
      const report = await revert(id, { mode });
      const counts = countStatuses(report);
      if (report.applied) onUndone?.();
      if (report.applied && counts.refused > 0)
        notify('changes.undo.partly', { type: 'warning', messageArgs: { count: counts.refused } });
      else if (report.applied || counts.refused === 0) notify('changes.undo.done', { type: 'success' });
      else
        notify(<UndoConflicts changeSet={id} report={report} onRest={() => void undo(id, 'good', onUndone)} />, {
          type: 'error',
          autoHideDuration: null,
        });
    } catch (error) {
      notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
    }
  }

  const say = (
    type: 'success' | 'warning',
    message: string,
    id: number | undefined,
    { args = {}, onUndone }: OfferOptions = {},
  ) =>
    id === undefined
      ? notify(message, { type, messageArgs: args })
      : notify(
          <UndoOffer
            words={translate(message, { _: message, ...args })}
            onUndo={() => void undo(id, 'all', onUndone)}
          />,
          { type, autoHideDuration: UNDO_STAYS },
        );

  return {
    tell(report) {
      const counts = countStatuses(report);
      say(counts.refused > 0 ? 'warning' : 'success', doneWords(counts, translate), report.id);
    },
    offer: (message, id, more) => say('success', message, id, more),
  };
}
