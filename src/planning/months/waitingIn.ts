import type { MonthValidation } from '../core/planningAnswers';
import { monthIn } from '../data/useMonths';
import type { WaitingMonth } from './useWaitingHours';

/** The months that wait for validation, the earliest first. */
export const waitingIn = (items: readonly MonthValidation[]): readonly WaitingMonth[] =>
  items
    .filter(({ etat }) => etat === 'EnAttente')
    .map(({ utilisateurId, moisAnnee }) => ({ personId: utilisateurId, month: monthIn(moisAnnee) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
