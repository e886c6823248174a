import type { StatisticsScreen } from './statistic';

/** Section 6 of the specification: the statistics pages ask for `ACL:read`. */
const PAGE_RIGHTS = ['ACL:read', 'ACL:admin'] as const;

/** The rights of which one opens a page. */
export const rightsOfScreen = ({ rights = PAGE_RIGHTS }: Pick<StatisticsScreen, 'rights'>): readonly string[] => rights;
