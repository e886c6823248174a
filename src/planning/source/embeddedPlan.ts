import type { CallApi } from '../../resources/views/useCall';
import { problemOf } from '../../resources/views/page/problemOf';
import type { MonthValidation, PlanningStaff, SlotFindings } from '../core/planningAnswers';
import type { SimulationGaps } from '../core/simulation/gaps';
import { SERIES_SCOPES } from '../core/slotCalls';
import type { PlanSource, SlotReport } from './planSource';

const itemsOf = (body: unknown): readonly MonthValidation[] =>
  Array.isArray(body) ? body : ((body as { readonly items?: readonly MonthValidation[] } | null)?.items ?? []);

/**
 * The plan source of an API with the extension `planning`.
 * @param contract fallback for calls that the API may still lack
 */
export const embeddedPlan = (call: CallApi, contract: PlanSource): PlanSource => ({
  seriesScopes: SERIES_SCOPES,
  tellsUnits: true,
  tellsMonths: true,
  previews: true,
  hasFeeds: true,
  slotPage: contract.slotPage,
  async staff(reader, signal) {
    try {
      return (await call('planning/salaries', { signal })) as PlanningStaff;
    } catch (error) {
      if (problemOf(error).status === 404) return contract.staff(reader, signal);
      throw error;
    }
  },
  validations: async (first, last, signal) =>
    itemsOf(await call('planning/validations', { query: { Debut: first, Fin: last }, signal })),
  pendingRequests: (personId, signal) =>
    personId === undefined
      ? call('demandesModificationsPlannings', {
          query: { Etat: 'EnAttente', PageNumber: 1, PageSize: 500 },
          signal,
        })
      : contract.pendingRequests(personId, signal),
  findings: async (slots, signal) =>
    (await call('planning/verifications', { method: 'POST', body: { creneaux: slots }, signal })) as SlotFindings,
  series: (slotId, seriesId, signal) => call(`creneaux/${slotId}/periodicites/${seriesId}`, { signal }),
  preview: async ({ address, query, ...rest }, signal) =>
    (await call(address, { ...rest, query: { ...query, Preview: true }, ...(signal && { signal }) })) as SlotReport,
  gaps: async (simulationId, signal) =>
    (await call(`simulations/${simulationId}/ecarts`, { signal })) as SimulationGaps,
});

/** Reads slots with an ETag, so that an unchanged month is not sent again (extension `slotReading`). */
export const taggedSlots =
  (call: CallApi): PlanSource['slotPage'] =>
  ({ startDate, endDate, simulationId, pageNumber, pageSize }, signal) => {
    const query = {
      Debut: startDate,
      Fin: endDate,
      SimulationId: simulationId,
      PageNumber: pageNumber,
      PageSize: pageSize,
    };
    return call('planning/creneaux', { query, signal });
  };
