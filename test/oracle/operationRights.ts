import { companyOperations } from './operations/companies';
import { followUpOperations } from './operations/followUp';
import { partnerOperations } from './operations/partners';
import { peopleOperations } from './operations/people';
import { planningOperations } from './operations/planning';
import { referenceOperations } from './operations/reference';
import { teamOperations } from './operations/teams';
import { rowsOf } from './rights';
import type { OperationRow } from './types';

/** The rights of every call of section 7, transcribed from the specification, never from the declarations. */
export const operationRights: readonly OperationRow[] = [
  ...referenceOperations,
  ...peopleOperations,
  ...companyOperations,
  ...partnerOperations,
  ...teamOperations,
  ...planningOperations,
  ...followUpOperations,
].flatMap(rowsOf);
