import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useGrants } from '../../resources/views/access/useGrants';
import { UndoOffer } from '../../resources/views/changes/UndoOffer';
import { UNDO_STAYS } from '../../resources/views/changes/undoStays';
import { SUPER_PLANNER } from './monthSteps';
import { useWriteMonths, type MonthWrite } from './useMonthStates';

/**
 * Decides a month at once, and offers to undo it; a validation that the reader may not take back is asked first
 * (`asked`, until `confirm` or `cancel`).
 */
export function useMonthDecision() {
  const translate = useTranslate();
  const notify = useNotify();
  const isSuper = useGrants().held?.rights.includes(SUPER_PLANNER) ?? false;
  const [asked, setAsked] = useState<MonthWrite>();
  const mayReopen = ({ etat }: MonthWrite) => etat === 'Refusee' || isSuper;
  const reopening = useWriteMonths(() => notify('planningRequests.months.reopened', { type: 'success' }));
  const { mutate, isPending, data, error } = useWriteMonths((_written, write) => {
    const words = translate(`planningRequests.months.decided.${write.etat}`);
    const undo = () => reopening.mutate({ ...write, etat: 'EnAttente' });
    if (mayReopen(write))
      notify(<UndoOffer words={words} onUndo={undo} />, { type: 'success', autoHideDuration: UNDO_STAYS });
    else notify(words, { type: 'success' });
  });
  return {
    failures: data ?? reopening.data,
    error: error ?? reopening.error,
    asked,
    isPending,
    decide: (write: MonthWrite) => (mayReopen(write) ? mutate(write) : setAsked(write)),
    confirm: () => asked && mutate(asked, { onSettled: () => setAsked(undefined) }),
    cancel: () => setAsked(undefined),
  };
}
