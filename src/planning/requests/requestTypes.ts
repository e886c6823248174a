import type { DemandesModificationsPlannings } from '../../resources/schemas/planningSalaries';
import type { RecordOf } from '../../resources/language/resourceSchema';
import type { RequestKind } from '../../resources/views/requests/requestKind';

/** A change request of a person's own plan, with its decision (sections 3 and 7.2). */
export type PlanRequest = RecordOf<typeof DemandesModificationsPlannings>;

export const PLAN_REQUESTS: RequestKind = {
  name: 'demandesModificationsPlannings',
  idName: 'demandeModificationPlanningId',
  extension: 'planning',
  queryKey: 'planning',
};
