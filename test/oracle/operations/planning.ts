import type { OperationGroup } from '../types';
import { PLANNERS, PLAN_READERS, PLAN_WRITERS } from './planners';

const section = { area: 'planning', source: '7.6' } as const;
const crud = (path: string, parameter = 'id') => ({ [path]: 'GET POST', [`${path}/{${parameter}}`]: 'GET PUT DELETE' });

/** Section 7.6: planning. */
export const planningOperations: readonly OperationGroup[] = [
  {
    ...section,
    reason: '/plannings also allows PLANNING_SALARIE:admin (section 6): searching and exporting are reading',
    rule: PLAN_READERS,
    paths: {
      '/creneaux/search': 'POST',
      '/creneaux/exportPlanningAdherent': 'POST',
      '/creneaux/exportPlanningExcel': 'POST',
    },
  },
  {
    ...section,
    rule: PLANNERS,
    paths: {
      '/creneaux': 'POST',
      '/creneaux/{id}': 'GET PUT DELETE',
      '/creneaux/{id}/periodicites/{pid}': 'PUT DELETE',
      '/creneaux/{id}/Duplications': 'POST',
      '/creneaux/{id}/Duplications/{did}': 'DELETE',
      '/PlanningsUtils/DuplicationsSalaries/{fromUserId}': 'POST',
      ...crud('/exportPlanningAdherentModeles'),
      ...crud('/simulations'),
      '/simulations/{id}/validate': 'PUT',
    },
  },
  {
    ...section,
    reason: 'a deletion by POST: deleting asks for admin',
    rule: PLAN_WRITERS,
    paths: { '/PlanningsUtils/DeleteCreneauxPeriode': 'POST' },
  },
  {
    ...section,
    reason: 'pickers of slots and people read them with a session; section 6 guards their pages',
    rule: { ...PLANNERS, reading: 'session' },
    paths: {
      ...crud('/typesCreneau'),
      ...crud('/typesCreneau/{id}/sousTypesCreneau', 'sousTypeId'),
      ...crud('/structures'),
      ...crud('/structures/{id}/agences', 'agenceId'),
    },
  },
  {
    ...section,
    area: 'follow-up',
    rule: { resource: 'EXPORTS' },
    paths: { ...crud('/ExportDonnees'), '/ExportDonnees/{id}/find': 'GET' },
  },
];
