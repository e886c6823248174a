import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { MonthValidation } from '../core/planningAnswers';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { useCall } from '../../resources/views/useCall';
import { describeProblem } from '../slotForm/describeProblem';
import { statesIn, wireMonth, type MonthState } from './monthSteps';

/** How the states of a month are asked for and kept. */
const statesKey = (month: string) => ['planning', 'months', { Debut: month, Fin: month }] as const;

const NONE: readonly MonthValidation[] = [];

/**
 * The states of a month by person. An API without the extension `planning` takes decisions and does not say them: known is
 * what was decided here.
 *
 * @param month `2026-11`
 */
export function useMonthStates(month: string) {
  const call = useCall();
  const client = useQueryClient();
  const isSaid = useExtension('planning');
  const query = { Debut: month, Fin: month };
  return {
    isSaid,
    ...useQuery({
      queryKey: statesKey(month),
      queryFn: async ({ signal }): Promise<unknown> =>
        isSaid ? call('planning/validations', { query, signal }) : (client.getQueryData(statesKey(month)) ?? NONE),
      select: (body) => statesIn(body, month),
      structuralSharing: false,
    }),
  };
}

export interface MonthWrite {
  readonly month: string;
  readonly etat: MonthState;
  readonly people: readonly number[];
}

/** What could not be written, and why the first of it was refused. */
export interface MonthFailures {
  readonly count: number;
  readonly reason: string;
}

/** Sets the state of the month of one or more people; answers what was refused. */
export function useWriteMonths() {
  const call = useCall();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const isSaid = useExtension('planning');
  return useMutation({
    async mutationFn({ month, etat, people }: MonthWrite): Promise<MonthFailures | undefined> {
      const moisAnnee = wireMonth(month);
      const refusals: unknown[] = [];
      await inParallel(people, async (utilisateurId) => {
        try {
          await call(`Utilisateurs/${utilisateurId}/validationsPlannings/${moisAnnee}`, {
            method: 'PUT',
            body: { utilisateurId, moisAnnee, etat },
          });
          if (!isSaid)
            client.setQueryData<readonly MonthValidation[]>(statesKey(month), (known = NONE) => [
              ...known.filter((one) => one.utilisateurId !== utilisateurId),
              { utilisateurId, moisAnnee, etat },
            ]);
        } catch (error) {
          // The others go on: each month is a decision of its own.
          refusals.push(error);
        }
      });
      const written = people.length - refusals.length;
      if (written > 0)
        notify('planningRequests.months.done', { type: 'success', messageArgs: { smart_count: written } });
      if (refusals.length === 0) return undefined;
      return { count: refusals.length, reason: describeProblem(refusals[0], translate) };
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['planning'] }, { cancelRefetch: false }),
  });
}
