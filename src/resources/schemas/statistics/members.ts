import type { Statistic } from '../../statistics/statistic';
import { COUNT, overview } from './commonMeasures';

/** The companies that are members on the last day of the period. */
export const adherents: Statistic = {
  name: 'adherents',
  label: ['Adhérents', 'Members', 'Mitglieder', 'Aderentes'],
  help: [
    'Les entreprises dont l’adhésion court au dernier jour de la période, et les salariés qu’elle couvre.',
    'The companies whose membership runs on the last day of the period, and the employees whom it covers.',
    'Die Unternehmen, deren Mitgliedschaft am letzten Tag des Zeitraums läuft, und deren Beschäftigte.',
    'As empresas cuja adesão vigora no último dia do período, e os trabalhadores abrangidos.',
  ],
  resource: 'Entreprises',
  when: { from: 'dateAdhesion', to: 'dateRadiation' },
  measures: {
    nombre: COUNT(['Adhérents', 'Members', 'Mitglieder', 'Aderentes']),
    effectif: { kind: 'sum', field: 'effectif', label: ['Effectif', 'Headcount', 'Beschäftigte', 'Efetivo'] },
    effectifMedian: {
      kind: 'median',
      field: 'effectif',
      label: ['Effectif médian', 'Median headcount', 'Beschäftigte im Median', 'Efetivo mediano'],
    },
    suspendus: {
      kind: 'share',
      where: { field: 'statut', operator: 'equals', value: 'Suspendu' },
      label: ['Part suspendue', 'Share suspended', 'Anteil ausgesetzt', 'Parte suspensa'],
    },
  },
  dimensions: {
    statut: { field: 'statut' },
    branche: { field: 'brancheId' },
    region: { field: 'regionId' },
    secteur: { field: 'secteurActiviteId' },
    responsable: { field: 'responsableId' },
    adhesion: { field: 'dateAdhesion' },
  },
  charts: [
    overview('nombre', 'effectif', 'effectifMedian', 'suspendus'),
    {
      label: ['Adhérents par région', 'Members by region', 'Mitglieder nach Region', 'Aderentes por região'],
      as: 'bar',
      by: 'region',
      measures: ['nombre'],
    },
    {
      label: ['Effectif par branche', 'Headcount by trade branch', 'Beschäftigte nach Berufszweig', 'Efetivo por ramo'],
      as: 'bar',
      by: 'branche',
      measures: ['effectif'],
    },
    {
      label: ['Adhérents par statut', 'Members by status', 'Mitglieder nach Status', 'Aderentes por estado'],
      as: 'pie',
      by: 'statut',
      measures: ['nombre'],
    },
  ],
};
