import { ownCompanies } from './own/companies';
import { ownLists } from './own/lists';
import { ownPartners } from './own/partners';
import { ownPeople } from './own/people';
import { ownStaffAndPlanning } from './own/staffAndPlanning';
import { ownStatistics } from './own/statistics';
import { ownSystem } from './own/system';
import { rowsOf } from './rights';
import type { OperationGroup, OperationRow } from './types';

/** The operations that the specification does not name: each group says which document decides it, and why so. */
export const ownOperationGroups: readonly OperationGroup[] = [
  ...ownLists,
  ...ownPeople,
  ...ownCompanies,
  ...ownPartners,
  ...ownStaffAndPlanning,
  ...ownStatistics,
  ...ownSystem,
];

/** The right of each of them. */
export const ownOperations: readonly OperationRow[] = ownOperationGroups.flatMap(rowsOf);
