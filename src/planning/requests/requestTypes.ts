import type { DemandesModificationsPlannings } from '../../resources/schemas/planningSalaries';
import type { RecordOf } from '../../resources/types';

/** A change that somebody proposes in their own plan, with what was decided of it (sections 3 and 7.2). */
export type PlanRequest = RecordOf<typeof DemandesModificationsPlannings>;

export const REQUEST_STATES = ['EnAttente', 'Acceptee', 'Refusee'] as const satisfies readonly PlanRequest['etat'][];
export type RequestState = PlanRequest['etat'];

export interface RequestPage {
  readonly items: readonly PlanRequest[];
  readonly totalCount: number;
}

/** The requests in an answer: all of one person's are an array, everybody's come by pages. */
export function requestPageIn(body: unknown, etat: RequestState | undefined): RequestPage {
  if (!Array.isArray(body)) {
    const { items = [], totalCount = 0 } = body as Partial<RequestPage>;
    return { items, totalCount };
  }
  const items = (body as readonly PlanRequest[]).filter((one) => etat === undefined || one.etat === etat);
  return { items, totalCount: items.length };
}
