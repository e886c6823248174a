import type { Statistic } from '../../statistics/statistic';
import { COUNT, HOURS, overview } from './commonMeasures';

/** What the plan says was done and will be done. */
export const activite: Statistic = {
  name: 'activite',
  label: ['Activité', 'Activity', 'Tätigkeit', 'Atividade'],
  help: [
    'Les créneaux du planning réel qui commencent dans la période et ne sont pas annulés, et leurs heures.',
    'The slots of the real plan that begin in the period and are not cancelled, and their hours.',
    'Die Termine des echten Plans, die im Zeitraum beginnen und nicht abgesagt sind, und ihre Stunden.',
    'Os horários do planeamento real que começam no período e não estão anulados, e as suas horas.',
  ],
  resource: 'creneaux',
  where: {
    all: [
      { field: 'simulationId', operator: 'isEmpty' },
      { field: 'etat', operator: 'notEquals', value: 'Annule' },
    ],
  },
  when: { in: 'debut' },
  measures: {
    creneaux: COUNT(['Créneaux', 'Slots', 'Termine', 'Horários']),
    heures: {
      kind: 'duration',
      from: 'debut',
      to: 'fin',
      of: 'sum',
      unit: 'hours',
      label: HOURS,
    },
    chezAdherents: {
      kind: 'share',
      where: { field: 'entrepriseId', operator: 'isNotEmpty' },
      label: ['Part chez les adhérents', 'Share at members', 'Anteil bei Mitgliedern', 'Parte junto dos aderentes'],
    },
  },
  dimensions: {
    debut: { field: 'debut' },
    type: { field: 'typeCreneauId' },
    etat: { field: 'etat' },
    salarie: { field: 'salarieId' },
    entreprise: { field: 'entrepriseId' },
    branche: { field: 'brancheId', through: [{ reference: 'entrepriseId' }] },
    region: { field: 'regionId', through: [{ reference: 'entrepriseId' }] },
    structure: {
      field: 'structureId',
      through: [{ reference: 'salarieId' }, { resource: 'TempsTravailSalaries', by: 'utilisateurId' }],
    },
  },
  charts: [
    overview('creneaux', 'heures', 'chezAdherents'),
    {
      label: ['Heures au fil du temps', 'Hours over time', 'Stunden im Zeitverlauf', 'Horas ao longo do tempo'],
      as: 'line',
      by: 'debut',
      measures: ['heures'],
    },
    {
      label: [
        'Heures par structure et par type',
        'Hours by structure and type',
        'Stunden nach Struktur und Art',
        'Horas por estrutura e tipo',
      ],
      as: 'bar',
      by: 'structure',
      split: 'type',
      measures: ['heures'],
    },
    {
      label: ['Heures par branche', 'Hours by trade branch', 'Stunden nach Berufszweig', 'Horas por ramo'],
      as: 'bar',
      by: 'branche',
      measures: ['heures'],
    },
    {
      label: ['Heures par région', 'Hours by region', 'Stunden nach Region', 'Horas por região'],
      as: 'bar',
      by: 'region',
      measures: ['heures'],
    },
  ],
};
