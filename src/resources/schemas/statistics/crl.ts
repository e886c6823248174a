import { SMALLEST_GROUP } from '../../statistics/hideSmall';
import type { Statistic, StatisticsScreen } from '../../statistics/statistic';
import { COUNT, HOURS, overview } from './commonMeasures';

/** The presence at members, as the plan has it. */
const presences: Statistic = {
  name: 'crl-presences',
  label: [
    'Présence chez les adhérents',
    'Presence at members',
    'Präsenz bei Mitgliedern',
    'Presença junto dos aderentes',
  ],
  help: [
    'Les créneaux du planning réel chez un adhérent, non annulés, et leurs heures.',
    'The slots of the real plan at a member that are not cancelled, and their hours.',
    'Die nicht abgesagten Termine des echten Plans bei einem Mitglied und ihre Stunden.',
    'Os horários do planeamento real junto de um aderente, não anulados, e as suas horas.',
  ],
  resource: 'creneaux',
  where: {
    all: [
      { field: 'simulationId', operator: 'isEmpty' },
      { field: 'entrepriseId', operator: 'isNotEmpty' },
      { field: 'etat', operator: 'notEquals', value: 'Annule' },
    ],
  },
  when: { in: 'debut' },
  measures: {
    presences: COUNT(['Présences', 'Presences', 'Präsenzen', 'Presenças']),
    heures: { kind: 'duration', from: 'debut', to: 'fin', of: 'sum', unit: 'hours', label: HOURS },
    realisees: {
      kind: 'share',
      where: { field: 'etat', operator: 'equals', value: 'Realise' },
      label: ['Part réalisée', 'Share done', 'Anteil erledigt', 'Parte realizada'],
    },
  },
  dimensions: {
    debut: { field: 'debut' },
    entreprise: { field: 'entrepriseId' },
    type: { field: 'typeCreneauId' },
    region: { field: 'regionId', through: [{ reference: 'entrepriseId' }] },
    structure: {
      field: 'structureId',
      through: [{ reference: 'salarieId' }, { resource: 'TempsTravailSalaries', by: 'utilisateurId' }],
    },
  },
  charts: [
    overview('presences', 'heures', 'realisees'),
    {
      label: ['Heures au fil du temps', 'Hours over time', 'Stunden im Zeitverlauf', 'Horas ao longo do tempo'],
      as: 'line',
      by: 'debut',
      measures: ['heures'],
    },
    {
      label: ['Heures par adhérent', 'Hours by member', 'Stunden nach Mitglied', 'Horas por aderente'],
      as: 'bar',
      by: 'entreprise',
      measures: ['heures'],
    },
  ],
};

/** The people who are supported, by member. */
const accompagnements: Statistic = {
  name: 'crl-accompagnements',
  label: ['Salariés accompagnés', 'Employees supported', 'Begleitete Beschäftigte', 'Trabalhadores acompanhados'],
  help: [
    `Les dossiers ouverts dans la période, par adhérent\u00a0; moins de ${SMALLEST_GROUP} personnes ne sont pas montrées.`,
    `The cases opened in the period, by member; fewer than ${SMALLEST_GROUP} people are not shown.`,
    `Die im Zeitraum eröffneten Akten nach Mitglied; weniger als ${SMALLEST_GROUP} Personen werden nicht gezeigt.`,
    `Os processos abertos no período, por aderente; menos de ${SMALLEST_GROUP} pessoas não são mostradas.`,
  ],
  resource: 'Dossiers',
  people: true,
  when: { in: 'dateOuverture' },
  measures: {
    dossiers: COUNT(['Dossiers ouverts', 'Cases opened', 'Eröffnete Akten', 'Processos abertos']),
    clos: {
      kind: 'share',
      where: { field: 'etat', operator: 'equals', value: 'Clos' },
      label: ['Part close', 'Share closed', 'Anteil geschlossen', 'Parte encerrada'],
    },
  },
  dimensions: {
    ouverture: { field: 'dateOuverture' },
    entreprise: { field: 'entrepriseId' },
    motif: { field: 'motifId' },
    region: { field: 'regionId', through: [{ reference: 'entrepriseId' }] },
  },
  charts: [
    overview('dossiers', 'clos'),
    {
      label: ['Dossiers par adhérent', 'Cases by member', 'Akten nach Mitglied', 'Processos por aderente'],
      as: 'bar',
      by: 'entreprise',
      measures: ['dossiers'],
    },
    {
      label: ['Dossiers par motif', 'Cases by reason', 'Akten nach Anlass', 'Processos por motivo'],
      as: 'bar',
      by: 'motif',
      measures: ['dossiers'],
    },
  ],
};

/** Section 2 of the specification: `/statistiques-crl`. It does not say what CRL counts: an organisation declares that. */
export const crlStatistics: StatisticsScreen = {
  path: '/statistiques-crl',
  setting: 'statistiques_crl',
  help: [
    'Chaque partie dit ce qu’elle compte. C’est une définition proposée\u00a0: votre organisation peut choisir la sienne.',
    'Each part says what it counts. This is a proposed definition: your organisation can choose its own.',
    'Jeder Teil sagt, was er zählt. Dies ist eine vorgeschlagene Definition: Ihre Organisation kann ihre eigene wählen.',
    'Cada parte diz o que conta. É uma definição proposta: a sua organização pode escolher a sua.',
  ],
  ownHelp: [
    'Chaque partie dit ce qu’elle compte, comme votre organisation l’a défini.',
    'Each part says what it counts, as your organisation defined it.',
    'Jeder Teil sagt, was er zählt, wie Ihre Organisation es festgelegt hat.',
    'Cada parte diz o que conta, como a sua organização definiu.',
  ],
  filters: ['region', 'structure'],
  statistics: [presences, accompagnements],
};
