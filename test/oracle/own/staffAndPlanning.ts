import { PLANNERS, PLAN_READERS } from '../operations/planners';
import { TEAM_MEMBERS } from '../operations/teams';
import type { OperationGroup } from '../types';

const records = 'docs/extensions.md, records';
const summary = 'the record itself is read with a session; its summary counts only what the caller may list';

export const ownStaffAndPlanning: readonly OperationGroup[] = [
  {
    area: 'teams',
    source: records,
    reason: summary,
    rule: 'session',
    paths: { '/Equipes/{id}/resume': 'GET', '/Groupes/{id}/resume': 'GET' },
  },
  {
    area: 'teams',
    source: records,
    reason: 'one member is read by those who read the list',
    rule: TEAM_MEMBERS,
    paths: { '/Equipes/{id}/membres/{mid}': 'GET PUT' },
  },
  {
    area: 'teams',
    source: records,
    reason: 'one member is read by those who read the list',
    rule: { resource: 'GROUPES' },
    paths: { '/Groupes/{id}/membres/{mid}': 'GET' },
  },
  {
    area: 'teams',
    source: records,
    reason: 'a skill is no list of pickers',
    rule: { resource: 'COMPETENCES' },
    paths: { '/Competences/{id}/resume': 'GET' },
  },
  {
    area: 'planning',
    source: records,
    reason: summary,
    rule: 'session',
    paths: { '/structures/{id}/resume': 'GET', '/typesCreneau/{id}/resume': 'GET' },
  },
  {
    area: 'planning',
    source: 'docs/extensions.md, records and planning',
    reason: 'what planners keep; staff read their own plan through the search alone',
    rule: PLANNERS,
    paths: {
      '/creneaux': 'GET',
      '/creneaux/{id}/periodicites/{pid}': 'GET',
      '/exportPlanningAdherentModeles/{id}/download': 'GET',
      '/exportPlanningAdherentModeles/{id}/download/{fileId}': 'GET',
      '/simulations/{id}/ecarts': 'GET',
      '/TempsTravailSalaries': 'GET POST',
      '/TempsTravailSalaries/{id}': 'GET PUT DELETE',
    },
  },
  {
    area: 'planning',
    source: 'docs/extensions.md, planning; docs/decisions/0013-planning.md',
    reason: 'staff for their own plan, planners for all: people, checks, months, requests, feeds of calendars',
    rule: PLAN_READERS,
    paths: {
      '/planning/salaries': 'GET',
      '/planning/creneaux': 'GET',
      '/planning/verifications': 'POST',
      '/planning/validations': 'GET',
      '/planning/flux': 'GET POST',
      '/planning/flux/{id}': 'DELETE',
      '/demandesModificationsPlannings': 'GET',
      '/Utilisateurs/{id}/demandesModificationsPlannings/{did}': 'DELETE',
    },
  },
];
