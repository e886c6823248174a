import { collectiveStatistics } from './collective';
import { crlStatistics } from './crl';
import { folderStatistics } from './folders';
import { generalStatistics } from './general';
import { incidentStatistics } from './incidents';
import type { StatisticsScreen } from '../../statistics/statistic';

/** The pages of statistics, each with what it shows. */
export const statisticsScreens: readonly StatisticsScreen[] = [
  generalStatistics,
  crlStatistics,
  folderStatistics,
  collectiveStatistics,
  incidentStatistics,
];
