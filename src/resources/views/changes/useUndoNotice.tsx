import { useNotify, useTranslate } from 'ra-core';
import type { ChangeReport } from '../../changes/changes';
import { problemOf } from '../page/problemOf';
import { doneWords } from './doneWords';
import { countStatuses } from './reportCounts';
import { useRevert } from './useRevert';
import { UndoConflicts } from './UndoConflicts';
import { UndoOffer } from './UndoOffer';
import type { UndoStep } from './useLateUndo';
import { UNDO_STAYS } from './undoStays';

export interface UndoNotice {
  /** Notifies about an applied change set, and offers to revert it if the API records history. */
  readonly tell: (report: ChangeReport, more?: OfferOptions) => void;
  /**
   * Notifies about an API call, and offers to revert its change set.
   *
   * @param message a translation key
   * @param id the change set; undefined if the API records none
   */
  readonly offer: (message: string, id: number | undefined, more?: OfferOptions) => void;
  /**
   * Reverts a change set, and says so.
   *
   * @param way `redo` if the change set is itself a reversion
   * @returns the report; undefined if nothing was reverted
   */
  readonly undo: (id: number, way: 'undo' | 'redo') => Promise<ChangeReport | undefined>;
}

interface OfferOptions {
  /** Name of the changed records, in the plural. */
  readonly name?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly onUndone?: ((report: ChangeReport) => void) | undefined;
  /** Called when the reversion begins. */
  readonly onUndoing?: (work: Promise<ChangeReport | undefined>) => void;
  /** How the change set came about. An undo can be done again, and what was done again can be undone. */
  readonly step?: UndoStep;
}

interface Reversion extends Pick<OfferOptions, 'onUndone'> {
  readonly step: 'undo' | 'redo';
  /** Whether the reversion can be reverted in its turn by its notification. */
  readonly leadsBack?: boolean;
}

/**
 * Notification with "Annuler" after a change set. Rows changed since are not reverted: it lists them and
 * offers to revert the rest.
 */
export function useUndoNotice(): UndoNotice {
  const translate = useTranslate();
  const notify = useNotify();
  const revert = useRevert();

  async function undo(id: number, mode: 'all' | 'good', reversion: Reversion): Promise<ChangeReport | undefined> {
    const { step, onUndone, leadsBack = false } = reversion;
    try {
      const report = await revert(id, { mode });
      const counts = countStatuses(report);
      if (report.applied) onUndone?.(report);
      if (report.applied && counts.refused > 0)
        notify('changes.undo.partly', { type: 'warning', messageArgs: { count: counts.refused } });
      else if (report.applied || counts.refused === 0)
        say(
          'success',
          step === 'undo' ? 'changes.undo.done' : 'changes.undo.redone',
          leadsBack ? report.id : undefined,
          {
            step,
            onUndone,
          },
        );
      else
        notify(<UndoConflicts changeSet={id} report={report} onRest={() => void undo(id, 'good', reversion)} />, {
          type: 'error',
          autoHideDuration: null,
        });
      return report.applied ? report : undefined;
    } catch (error) {
      notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
      return undefined;
    }
  }

  const say = (
    type: 'success' | 'warning',
    message: string,
    id: number | undefined,
    { args = {}, onUndone, onUndoing, step = 'change' }: OfferOptions = {},
  ) =>
    id === undefined
      ? notify(message, { type, messageArgs: args })
      : notify(
          <UndoOffer
            words={translate(message, { _: message, ...args })}
            step={step}
            onUndo={() => {
              // A part that follows the reversion has an undo of its own.
              const leadsBack = onUndoing === undefined;
              const work = undo(id, 'all', { step: step === 'undo' ? 'redo' : 'undo', onUndone, leadsBack });
              onUndoing?.(work);
              return work;
            }}
          />,
          { type, autoHideDuration: UNDO_STAYS },
        );

  return {
    tell(report, more) {
      const counts = countStatuses(report);
      say(counts.refused > 0 ? 'warning' : 'success', doneWords(counts, translate, more?.name), report.id, more);
    },
    offer: (message, id, more) => say('success', message, id, more),
    undo: (id, step) => undo(id, 'all', { step }),
  };
}
