import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { enumeration } from '../fields/enumeration/kind';
import { money } from '../fields/money/kind';
import { reference } from '../fields/reference/kind';
import { description } from './common';
import { COMPANY_PROJECTS, OF_A_COMPANY } from './commonEntreprises';
import { nom } from './commonOrganisations';

export const EntrepriseProjets = defineResource({
  ...OF_A_COMPANY,
  name: COMPANY_PROJECTS,
  contract: true,
  label: {
    one: ['Projet', 'Project', 'Projekt', 'Projeto'],
    many: ['Projets', 'Projects', 'Projekte', 'Projetos'],
    new: ['Nouveau projet', 'New project', 'Neues Projekt', 'Novo projeto'],
  },
  icon: 'project',
  path: '/adherents/{entrepriseId}/projets',
  fields: {
    nom: nom(),
    etat: enumeration({
      label: ['État', 'State', 'Stand', 'Estado'],
      required: true,
      initial: 'EnPreparation',
      options: [
        {
          value: 'EnPreparation',
          label: ['En préparation', 'In preparation', 'In Vorbereitung', 'Em preparação'],
          status: 'customPurple',
        },
        { value: 'EnCours', label: ['En cours', 'Under way', 'Läuft', 'Em curso'], status: 'info' },
        { value: 'Termine', label: ['Terminé', 'Finished', 'Abgeschlossen', 'Concluído'], status: 'success' },
        { value: 'Abandonne', label: ['Abandonné', 'Given up', 'Aufgegeben', 'Abandonado'], status: 'secondary' },
      ],
    }),
    domaineId: reference({ label: ['Domaine', 'Domain', 'Bereich', 'Domínio'], resource: 'Domaines' }),
    responsableId: reference({
      label: ['Chef de projet', 'Project leader', 'Projektleitung', 'Chefe de projeto'],
      resource: 'Utilisateurs',
    }),
    dateDebut: date({ label: ['Début', 'Start', 'Beginn', 'Início'] }),
    dateFin: date({ label: ['Fin', 'End', 'Ende', 'Fim'] }),
    budget: money({ label: ['Budget', 'Budget', 'Budget', 'Orçamento'], min: 0 }),
    description: description(),
  },
  representation: 'nom',
  search: ['nom', 'description'],
  list: {
    columns: ['nom', 'etat', 'domaineId', 'responsableId', 'dateDebut', 'dateFin'],
    sort: { field: 'dateDebut', order: 'DESC' },
  },
  periods: [{ from: 'dateDebut', to: 'dateFin' }],
  tab: { group: 'projets', order: 1 },
});
