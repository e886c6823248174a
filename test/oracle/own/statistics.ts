import type { OperationGroup } from '../types';

/** Figures of the statistics pages; by section 6 of the specification their screens need `ACL:read`. */
export const ownStatistics: readonly OperationGroup[] = [
  {
    area: 'statistics',
    source: 'docs/decisions/0027-statistics.md',
    reason:
      'the pages of statistics ask for ACL:read, that of incidents for their own; what is counted asks for its own right besides',
    rule: { anyOf: ['ACL:read', 'ACL:admin', 'FICHES_INCIDENT:read', 'FICHES_INCIDENT:admin'] },
    paths: {
      '/statistiques': 'GET',
      '/statistiques/export': 'GET',
      '/statistiques/{nom}': 'GET',
      '/statistiques/{nom}/fiches': 'GET',
    },
  },
  {
    area: 'pages',
    source: 'docs/adding-a-resource.md',
    reason:
      'the right is that of the page, which the call asks for first; a page that is not declared is unknown to all',
    rule: 'session',
    paths: {
      '/pages/{page}': 'GET',
      '/pages/{page}/{section}': 'GET',
      '/pages/{page}/{section}/fiches': 'GET',
    },
  },
];
