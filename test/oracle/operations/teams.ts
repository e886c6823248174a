import type { OperationGroup } from '../types';

const section = { area: 'teams', source: '7.5' } as const;
const pickers = 'pickers read the list with a session; its members are read by those who may see its page';

/** /admin/equipes also shows the members of teams; section 6 of the specification opens it with ACL:read. */
export const TEAM_MEMBERS = { resource: 'EQUIPES', reading: ['ACL:read'] } as const;

/** Section 7.5: teams, groups, skills. */
export const teamOperations: readonly OperationGroup[] = [
  {
    ...section,
    reason: pickers,
    rule: { resource: 'EQUIPES', reading: 'session' },
    paths: { '/Equipes': 'GET POST', '/Equipes/{id}': 'GET PUT DELETE' },
  },
  {
    ...section,
    rule: TEAM_MEMBERS,
    paths: { '/Equipes/{id}/membres': 'GET', '/Equipes/{id}/Membres': 'POST', '/Equipes/{id}/Membres/{mid}': 'DELETE' },
  },
  {
    ...section,
    reason: pickers,
    rule: { resource: 'GROUPES', reading: 'session' },
    paths: { '/Groupes': 'GET POST', '/Groupes/{id}': 'GET PUT DELETE' },
  },
  {
    ...section,
    rule: { resource: 'GROUPES' },
    paths: { '/Groupes/{id}/membres': 'GET', '/Groupes/{id}/Membres': 'POST', '/Groupes/{id}/Membres/{mid}': 'DELETE' },
  },
  {
    ...section,
    reason: 'section 6 shuts the page (INACCESSIBLE), not the calls; the name is ours',
    rule: { resource: 'COMPETENCES' },
    paths: {
      '/Competences': 'GET POST',
      '/Competences/{id}': 'GET PUT DELETE',
      '/Competences/{id}/membres': 'GET POST',
      '/Competences/{id}/membres/{mid}': 'GET PUT DELETE',
    },
  },
];
