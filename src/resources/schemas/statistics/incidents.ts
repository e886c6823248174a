import type { Statistic, StatisticsScreen } from '../../statistics/statistic';
import { COUNT, overview } from './commonMeasures';

const DIMENSIONS = {
  processus: { field: 'processusId' },
  gravite: { field: 'gravite' },
  cause: { field: 'causePrincipale' },
  type: { field: 'type' },
  etat: { field: 'etat' },
  responsable: { field: 'responsableId' },
  entreprise: { field: 'entrepriseId' },
  region: { field: 'regionId', through: [{ reference: 'entrepriseId' }] },
} as const;

/** The incidents that happened in the period. */
const incidents: Statistic = {
  name: 'incidents',
  label: ['Incidents survenus', 'Incidents that happened', 'Vorfälle', 'Incidentes ocorridos'],
  help: [
    'Les fiches dont la date d’incident est dans la période.',
    'The reports whose incident happened in the period.',
    'Die Meldungen, deren Vorfall im Zeitraum liegt.',
    'As fichas cujo incidente ocorreu no período.',
  ],
  resource: 'FichesIncident',
  when: { in: 'dateIncident' },
  measures: {
    nombre: COUNT(['Incidents', 'Incidents', 'Vorfälle', 'Incidentes']),
    clotures: {
      kind: 'share',
      where: { field: 'etat', operator: 'equals', value: 'Cloturee' },
      label: ['Part clôturée', 'Share closed', 'Anteil abgeschlossen', 'Parte encerrada'],
    },
    sansCause: {
      kind: 'share',
      where: { field: 'causePrincipale', operator: 'isEmpty' },
      label: ['Part sans cause', 'Share without a cause', 'Anteil ohne Ursache', 'Parte sem causa'],
    },
  },
  dimensions: { ...DIMENSIONS, date: { field: 'dateIncident' } },
  charts: [
    overview('nombre', 'clotures', 'sansCause'),
    {
      label: [
        'Incidents au fil du temps',
        'Incidents over time',
        'Vorfälle im Zeitverlauf',
        'Incidentes ao longo do tempo',
      ],
      as: 'line',
      by: 'date',
      measures: ['nombre'],
    },
    {
      label: ['Par gravité', 'By severity', 'Nach Schwere', 'Por gravidade'],
      as: 'pie',
      by: 'gravite',
      measures: ['nombre'],
    },
    {
      label: [
        'Par processus et par gravité',
        'By process and severity',
        'Nach Prozess und Schwere',
        'Por processo e gravidade',
      ],
      as: 'bar',
      by: 'processus',
      split: 'gravite',
      measures: ['nombre'],
    },
    {
      label: ['Par cause principale', 'By main cause', 'Nach Hauptursache', 'Por causa principal'],
      as: 'bar',
      by: 'cause',
      measures: ['nombre'],
    },
  ],
};

/** The incidents closed in the period, and how long that took. */
const closed: Statistic = {
  name: 'incidents-clotures',
  label: ['Délais de clôture', 'Delays to close', 'Dauer bis zum Abschluss', 'Prazos de encerramento'],
  help: [
    'Les fiches clôturées dans la période, et les jours depuis leur signalement.',
    'The reports closed in the period, and the days since they were made.',
    'Die im Zeitraum abgeschlossenen Meldungen und die Tage seit der Meldung.',
    'As fichas encerradas no período, e os dias desde a sua comunicação.',
  ],
  resource: 'FichesIncident',
  when: { in: 'dateCloture' },
  measures: {
    nombre: COUNT(['Fiches clôturées', 'Reports closed', 'Abgeschlossene Meldungen', 'Fichas encerradas']),
    delaiMoyen: {
      kind: 'duration',
      from: 'dateDeclaration',
      to: 'dateCloture',
      of: 'average',
      unit: 'days',
      label: ['Délai moyen', 'Average delay', 'Durchschnittliche Dauer', 'Prazo médio'],
    },
    delaiMedian: {
      kind: 'duration',
      from: 'dateDeclaration',
      to: 'dateCloture',
      of: 'median',
      unit: 'days',
      label: ['Délai médian', 'Median delay', 'Dauer im Median', 'Prazo mediano'],
    },
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
        'Délai médian par gravité',
        'Median delay by severity',
        'Dauer im Median nach Schwere',
        'Prazo mediano por gravidade',
      ],
      as: 'bar',
      by: 'gravite',
      measures: ['delaiMedian'],
    },
  ],
};

/** The statistics of incidents, for those who read incidents. */
export const incidentStatistics: StatisticsScreen = {
  path: '/fiches-incident/statistiques',
  rights: ['FICHES_INCIDENT:read', 'FICHES_INCIDENT:admin'],
  help: [
    'Les incidents par mois, processus, gravité et cause, et le délai pour les clôturer.',
    'Incidents by month, process, severity and cause, and the delay to close them.',
    'Vorfälle nach Monat, Prozess, Schwere und Ursache, und die Dauer bis zum Abschluss.',
    'Os incidentes por mês, processo, gravidade e causa, e o prazo para os encerrar.',
  ],
  filters: ['processus', 'region'],
  statistics: [incidents, closed],
};
