import { defineResource } from '../defineResource';
import { actionFields, COLLECTIVE_ACTIONS } from './commonActions';
import { COMPANY_ACTIONS, COMPANY_PROJECTS, COMPANY_RIGHTS, OF_A_COMPANY } from './commonEntreprises';

export const EntrepriseActionsCollectives = defineResource({
  ...COLLECTIVE_ACTIONS,
  ...OF_A_COMPANY,
  name: COMPANY_ACTIONS,
  contract: true,
  path: '/adherents/{entrepriseId}/actions-collectives',
  fields: actionFields('TypesInterventionCollective'),
  tab: { group: 'projets', order: 2 },
});

export const EntrepriseActionsCollectivesProjet = defineResource({
  ...COLLECTIVE_ACTIONS,
  ...COMPANY_RIGHTS,
  name: 'Entreprises/{entrepriseId}/Projet/{projetId}/ActionsCollectivesProjet',
  contract: true,
  parent: { resource: COMPANY_PROJECTS, parameter: 'projetId' },
  path: '/adherents/{entrepriseId}/projets/{projetId}/actions-collectives',
  fields: actionFields('TypesInterventionCollectiveProjet'),
});
