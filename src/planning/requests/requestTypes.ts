import type { DemandesModificationsPlannings } from '../../resources/schemas/planningSalaries';
import type { RecordOf } from '../../resources/language/resourceSchema';
import type { RequestKind } from '../../resources/views/requests/requestKind';

/** A change that a person proposes in their own plan, with what was decided of it (sections 3 and 7.2). */
export type PlanRequest = RecordOf<typeof DemandesModificationsPlannings>;

export const PLAN_REQUESTS: RequestKind = {
  name: 'demandesModificationsPlannings',
  idName: 'demandeModificationPlanningId',
  queryKey: 'planning',
};
