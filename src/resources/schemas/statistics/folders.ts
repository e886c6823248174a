import type { Measure, Statistic, StatisticsScreen } from '../../statistics/statistic';
import { COUNT, overview } from './commonMeasures';

const DIMENSIONS = {
  etat: { field: 'etat' },
  motif: { field: 'motifId' },
  situation: { field: 'situationFamilialeId' },
  referent: { field: 'referentId' },
  entreprise: { field: 'entrepriseId' },
  branche: { field: 'brancheId', through: [{ reference: 'entrepriseId' }] },
  region: { field: 'regionId', through: [{ reference: 'entrepriseId' }] },
} as const;

const delay = (of: 'average' | 'median', label: Measure['label']): Measure => ({
  kind: 'duration',
  from: 'dateOuverture',
  to: 'dateCloture',
  of,
  unit: 'days',
  label,
});

/** The folders opened in the period. */
const dossiersOuverts: Statistic = {
  name: 'dossiers-ouverts',
  label: ['Dossiers ouverts', 'Cases opened', 'Eröffnete Akten', 'Processos abertos'],
  help: [
    'Les dossiers ouverts dans la période, dans l’état où ils sont aujourd’hui\u00a0; instruits\u00a0: instruits ou clos.',
    'The cases opened in the period, in the state in which they are today; processed: processed or closed.',
    'Die im Zeitraum eröffneten Akten, in ihrem heutigen Stand; bearbeitet: bearbeitet oder geschlossen.',
    'Os processos abertos no período, no estado em que estão hoje; instruídos: instruídos ou encerrados.',
  ],
  resource: 'Dossiers',
  people: true,
  when: { in: 'dateOuverture' },
  measures: {
    nombre: COUNT(['Dossiers ouverts', 'Cases opened', 'Eröffnete Akten', 'Processos abertos']),
    instruits: {
      kind: 'share',
      where: { field: 'etat', operator: 'in', value: ['Instruit', 'Clos'] },
      label: ['Part instruite', 'Share processed', 'Anteil bearbeitet', 'Parte instruída'],
    },
    sansReferent: {
      kind: 'share',
      where: { field: 'referentId', operator: 'isEmpty' },
      label: [
        'Part sans référent',
        'Share without a person in charge',
        'Anteil ohne Bezugsperson',
        'Parte sem referente',
      ],
    },
  },
  dimensions: { ...DIMENSIONS, ouverture: { field: 'dateOuverture' } },
  charts: [
    overview('nombre', 'instruits', 'sansReferent'),
    {
      label: [
        'Dossiers ouverts au fil du temps',
        'Cases opened over time',
        'Eröffnete Akten im Zeitverlauf',
        'Processos abertos ao longo do tempo',
      ],
      as: 'line',
      by: 'ouverture',
      measures: ['nombre'],
    },
    { label: ['Par état', 'By state', 'Nach Stand', 'Por estado'], as: 'pie', by: 'etat', measures: ['nombre'] },
    {
      label: ['Par situation familiale', 'By family situation', 'Nach Familienstand', 'Por situação familiar'],
      as: 'bar',
      by: 'situation',
      measures: ['nombre'],
    },
    {
      label: ['Par motif', 'By reason', 'Nach Anlass', 'Por motivo'],
      as: 'bar',
      by: 'motif',
      measures: ['nombre'],
    },
    {
      label: [
        'Par référent et par état',
        'By person in charge and state',
        'Nach Bezugsperson und Stand',
        'Por referente e estado',
      ],
      as: 'bar',
      by: 'referent',
      split: 'etat',
      measures: ['nombre'],
    },
  ],
};

/** The folders closed in the period, and how long that took. */
const dossiersClos: Statistic = {
  name: 'dossiers-clos',
  label: [
    'Dossiers clos et délais',
    'Cases closed and delays',
    'Geschlossene Akten und Dauer',
    'Processos encerrados e prazos',
  ],
  help: [
    'Les dossiers dont la date de clôture est dans la période, et les jours depuis leur ouverture.',
    'The cases that were closed in the period, and the days since they were opened.',
    'Die im Zeitraum geschlossenen Akten und die Tage seit ihrer Eröffnung.',
    'Os processos encerrados no período, e os dias desde a sua abertura.',
  ],
  resource: 'Dossiers',
  people: true,
  when: { in: 'dateCloture' },
  measures: {
    nombre: COUNT(['Dossiers clos', 'Cases closed', 'Geschlossene Akten', 'Processos encerrados']),
    delaiMoyen: delay('average', ['Délai moyen', 'Average delay', 'Durchschnittliche Dauer', 'Prazo médio']),
    delaiMedian: delay('median', ['Délai médian', 'Median delay', 'Dauer im Median', 'Prazo mediano']),
  },
  dimensions: { ...DIMENSIONS, cloture: { field: 'dateCloture' } },
  charts: [
    overview('nombre', 'delaiMoyen', 'delaiMedian'),
    {
      label: ['Délais au fil du temps', 'Delays over time', 'Dauer im Zeitverlauf', 'Prazos ao longo do tempo'],
      as: 'line',
      by: 'cloture',
      measures: ['delaiMoyen', 'delaiMedian'],
    },
    {
      label: [
        'Délai médian par référent',
        'Median delay by person in charge',
        'Dauer im Median nach Bezugsperson',
        'Prazo mediano por referente',
      ],
      as: 'bar',
      by: 'referent',
      measures: ['delaiMedian'],
    },
  ],
};

/** The professional situations of the people whose folders are kept. */
const situations: Statistic = {
  name: 'situations-professionnelles',
  label: [
    'Situations professionnelles',
    'Professional situations',
    'Berufliche Situationen',
    'Situações profissionais',
  ],
  help: [
    'Les situations professionnelles en cours au dernier jour de la période, dans tous les dossiers.',
    'The professional situations that hold on the last day of the period, in all cases.',
    'Die beruflichen Situationen am letzten Tag des Zeitraums, in allen Akten.',
    'As situações profissionais em curso no último dia do período, em todos os processos.',
  ],
  resource: 'Dossiers/{dossierId}/SituationProfessionnelles',
  people: true,
  when: { from: 'dateDebut', to: 'dateFin' },
  measures: { nombre: COUNT(['Situations', 'Situations', 'Situationen', 'Situações']) },
  dimensions: {
    contrat: { field: 'contrat' },
    categorie: { field: 'categorieSocioProId' },
    tempsTravail: { field: 'tempsTravailId' },
    referent: { field: 'referentId', through: [{ above: true }] },
    branche: { field: 'brancheId', through: [{ above: true }, { reference: 'entrepriseId' }] },
    region: { field: 'regionId', through: [{ above: true }, { reference: 'entrepriseId' }] },
  },
  charts: [
    {
      label: ['Par contrat de travail', 'By employment', 'Nach Arbeitsvertrag', 'Por contrato de trabalho'],
      as: 'pie',
      by: 'contrat',
      measures: ['nombre'],
    },
    {
      label: [
        'Par catégorie socioprofessionnelle',
        'By socio-professional category',
        'Nach Berufsgruppe',
        'Por categoria socioprofissional',
      ],
      as: 'bar',
      by: 'categorie',
      measures: ['nombre'],
    },
  ],
};

/** Section 2 of the specification: `/statistiques-dossiers-instruits`. */
export const folderStatistics: StatisticsScreen = {
  path: '/statistiques-dossiers-instruits',
  help: [
    'Les dossiers ouverts, instruits et clos\u00a0: état, situation, référent et délai.',
    'Cases opened, processed and closed: state, situation, person in charge and delay.',
    'Eröffnete, bearbeitete und geschlossene Akten: Stand, Situation, Bezugsperson und Dauer.',
    'Processos abertos, instruídos e encerrados: estado, situação, referente e prazo.',
  ],
  filters: ['referent', 'branche', 'region'],
  statistics: [dossiersOuverts, dossiersClos, situations],
};
