import type { StatisticsScreen } from './statistic';

/** Section 6 of the specification: statistics pages need `ACL:read`. */
const PAGE_RIGHTS = ['ACL:read', 'ACL:admin'] as const;

/** Rights, one of which opens the page. */
export const rightsOfScreen = ({ rights = PAGE_RIGHTS }: Pick<StatisticsScreen, 'rights'>): readonly string[] => rights;
