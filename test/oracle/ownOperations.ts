import { ownCompanies } from './own/companies';
import { ownLists } from './own/lists';
import { ownPartners } from './own/partners';
import { ownPeople } from './own/people';
import { ownStaffAndPlanning } from './own/staffAndPlanning';
import { ownStatistics } from './own/statistics';
import { ownSystem } from './own/system';
import { rowsOf } from './rights';
import type { OperationGroup, OperationRow } from './types';

/** Operations that the specification does not name: each group names the document that decides, and the reason. */
export const ownOperationGroups: readonly OperationGroup[] = [
  ...ownLists,
  ...ownPeople,
  ...ownCompanies,
  ...ownPartners,
  ...ownStaffAndPlanning,
  ...ownStatistics,
  ...ownSystem,
];

export const ownOperations: readonly OperationRow[] = ownOperationGroups.flatMap(rowsOf);
