import { useNotify } from 'ra-core';
import { useMemo } from 'react';
import { isWrong } from '../core/finding';
import { checkEdits, type PlanIndex } from '../data/checkEdits';
import type { PlanActions } from '../model/plan';
import { workdayOf } from '../model/workday';
import type { Proposal } from '../requests/proposal';
import { proposalOf } from '../requests/proposedEdits';
import { currentEdits } from '../undo/steps';
import type { PlanEdits } from '../undo/usePlanEdits';
import { useFindingWords } from '../model/useFindingWords';

export interface PlanActionsOptions {
  readonly index: PlanIndex;
  readonly edits: PlanEdits;
  readonly mayEdit: boolean;
  /** Whether the reader may create slots, or ask for them. */
  readonly mayDraw: boolean;
  readonly draw: NonNullable<PlanActions['draw']>;
  readonly open: PlanActions['open'];
  /** The reader's own plan, where gestures open requests; absent if they may not ask for changes. */
  readonly own: { readonly id: number; readonly propose: (proposal: Proposal) => void } | undefined;
  /** Asks which slots of a series to delete; absent in a simulation, which edits each slot alone. */
  readonly onSeriesRemoval: ((slotId: number) => void) | undefined;
}

/** The actions of the views: edits with errors are refused, edits with warnings are made and reported. */
export function usePlanActions(options: PlanActionsOptions): PlanActions {
  const { index, edits, mayEdit, mayDraw, draw, open, own, onSeriesRemoval } = options;
  const notify = useNotify();
  const wordsOf = useFindingWords((id) => index.byId.get(id));
  const { apply, idOf, undo, redo } = edits;
  return useMemo((): PlanActions => {
    // A slot picked up before it was stored has another id here.
    const check: PlanActions['check'] = (asked) =>
      checkEdits(
        index,
        currentEdits(asked, (id) => (index.byId.has(id) ? id : idOf(id))),
      );
    return {
      open,
      idOf,
      check,
      ...(mayDraw && { draw }),
      workday: (salarieId) => workdayOf(index, salarieId),
      ...(own &&
        mayDraw && {
          isProposed: true,
          async apply(asked) {
            const proposal = proposalOf(asked, (id) => index.byId.get(id), own.id);
            if (proposal) own.propose(proposal);
            else notify('planningRequests.propose.oneOfYours', { type: 'info' });
          },
        }),
      ...(mayEdit && {
        async apply(asked) {
          const findings = check(asked);
          const [wrong] = findings.filter(isWrong);
          if (wrong) return notify(wordsOf(wrong), { type: 'error', messageArgs: { _: wordsOf(wrong) } });
          // Hours too many come last among the findings, and are the least seen in the plan.
          const told = [findings[0], findings.find(({ code }) => code === 'overtime')];
          const note = [...new Set(told.flatMap((one) => (one ? wordsOf(one) : [])))].join(' ');
          await apply(asked, note || undefined);
        },
        ...(onSeriesRemoval && {
          canRepeat: true,
          ask(asked) {
            // Several slots are meant as they were selected; one of a series may stand for the rest of it.
            const [only] = asked.length === 1 ? currentEdits(asked, idOf) : [];
            const isOne = only?.kind === 'delete' && typeof index.byId.get(only.slotId)?.periodiciteId === 'number';
            if (isOne) onSeriesRemoval(only.slotId);
            return isOne;
          },
        }),
        ...(undo && { undo }),
        ...(redo && { redo }),
      }),
    };
  }, [apply, draw, idOf, index, mayDraw, mayEdit, notify, onSeriesRemoval, open, own, redo, undo, wordsOf]);
}
