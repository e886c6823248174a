import { collectiveStatistics } from './declarations/collective';
import { crlStatistics } from './declarations/crl';
import { folderStatistics } from './declarations/folders';
import { generalStatistics } from './declarations/general';
import { incidentStatistics } from './declarations/incidents';
import type { StatisticsScreen } from './types';

/** The pages of statistics, each with what it shows. */
export const statisticsScreens: readonly StatisticsScreen[] = [
  generalStatistics,
  crlStatistics,
  folderStatistics,
  collectiveStatistics,
  incidentStatistics,
];

/** Section 6 of the specification: the statistics pages ask for `ACL:read`. */
const PAGE_RIGHTS = ['ACL:read', 'ACL:admin'] as const;

/** The rights of which one opens a page. */
export const rightsOfScreen = ({ rights = PAGE_RIGHTS }: Pick<StatisticsScreen, 'rights'>): readonly string[] => rights;
