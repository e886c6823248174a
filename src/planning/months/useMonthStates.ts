import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { MonthValidation } from '../core/planningAnswers';
import { usePlanSource } from '../source/usePlanSource';
import { monthsKey } from '../data/useMonths';
import { useCall } from '../../resources/views/useCall';
import { describeProblem } from '../slotForm/describeProblem';
import { statesIn, wireMonth, type MonthState } from './monthSteps';

const NONE: readonly MonthValidation[] = [];

/**
 * States of a month by person id. If the API does not report them, only the decisions made here are known.
 * @param month `2026-11`
 */
export function useMonthStates(month: string) {
  const client = useQueryClient();
  const { isKnown, tellsMonths: isSaid, validations } = usePlanSource();
  const queryKey = monthsKey(month, month);
  return {
    isSaid,
    ...useQuery({
      queryKey,
      queryFn: async ({ signal }): Promise<readonly MonthValidation[]> =>
        isSaid ? validations(month, month, signal) : (client.getQueryData(queryKey) ?? NONE),
      select: (body) => statesIn(body, month),
      enabled: isKnown,
      structuralSharing: false,
    }),
  };
}

export interface MonthWrite {
  readonly month: string;
  readonly etat: MonthState;
  readonly people: readonly number[];
}

/** Number of refused writes, and the reason of the first. */
export interface MonthFailures {
  readonly count: number;
  readonly reason: string;
}

/**
 * Sets the state of several people's month; returns the refusals.
 * @param onWritten tells the reader about the number of months written; a plain notification by default
 */
export function useWriteMonths(onWritten?: (written: number, write: MonthWrite) => void) {
  const call = useCall();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { tellsMonths: isSaid } = usePlanSource();
  return useMutation({
    async mutationFn(write: MonthWrite): Promise<MonthFailures | undefined> {
      const { month, etat, people } = write;
      const moisAnnee = wireMonth(month);
      const refusals: unknown[] = [];
      await inParallel(people, async (utilisateurId) => {
        try {
          await call(`Utilisateurs/${utilisateurId}/validationsPlannings/${moisAnnee}`, {
            method: 'PUT',
            body: { utilisateurId, moisAnnee, etat },
          });
          if (!isSaid)
            client.setQueryData<readonly MonthValidation[]>(monthsKey(month, month), (known = NONE) => [
              ...known.filter((one) => one.utilisateurId !== utilisateurId),
              { utilisateurId, moisAnnee, etat },
            ]);
        } catch (error) {
          // Continue with the others: each month is decided on its own.
          refusals.push(error);
        }
      });
      const written = people.length - refusals.length;
      if (written > 0 && onWritten) onWritten(written, write);
      else if (written > 0)
        notify('planningRequests.months.done', { type: 'success', messageArgs: { smart_count: written } });
      if (refusals.length === 0) return undefined;
      return { count: refusals.length, reason: describeProblem(refusals[0], translate) };
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['planning'] }, { cancelRefetch: false }),
  });
}
