import type { Words } from '../../language/words';
import type { Statistic, StatisticsScreen, PathStep } from '../../statistics/statistic';
import { COUNT, HOURS, overview } from './commonMeasures';

/** The company is the record above an action, or that above its project. */
const dimensionsOf = (company: readonly PathStep[]) => ({
  date: { field: 'dateAction' },
  branche: { field: 'brancheId', through: company },
  region: { field: 'regionId', through: company },
});

const ACTIONS: Words = ['Actions', 'Actions', 'Maßnahmen', 'Ações'];

/** Actions, each counted once. */
const actions = (
  name: string,
  resource: string,
  company: readonly PathStep[],
  label: Words,
  help: Words,
): Statistic => ({
  name,
  label,
  help,
  resource,
  when: { in: 'dateAction' },
  measures: { actions: COUNT(ACTIONS) },
  dimensions: dimensionsOf(company),
  charts: [
    overview('actions'),
    {
      label: ['Actions au fil du temps', 'Actions over time', 'Maßnahmen im Zeitverlauf', 'Ações ao longo do tempo'],
      as: 'line',
      by: 'date',
      measures: ['actions'],
    },
    {
      label: [
        'Actions par branche de l’adhérent',
        'Actions by the member’s trade branch',
        'Maßnahmen nach Berufszweig des Mitglieds',
        'Ações por ramo do aderente',
      ],
      as: 'bar',
      by: 'branche',
      measures: ['actions'],
    },
  ],
});

/** Interventions, which are items of actions. */
const interventions = (
  name: string,
  resource: string,
  company: readonly PathStep[],
  label: Words,
  help: Words,
): Statistic => ({
  name,
  label,
  help,
  resource,
  items: 'interventions',
  when: { in: 'dateAction' },
  measures: {
    interventions: COUNT(['Interventions', 'Interventions', 'Einsätze', 'Intervenções']),
    participants: {
      kind: 'sum',
      field: 'interventions.nombreParticipants',
      label: ['Participants', 'Participants', 'Teilnehmende', 'Participantes'],
    },
    heures: { kind: 'sum', field: 'interventions.duree', unit: 'hours', label: HOURS },
    participantsMoyens: {
      kind: 'average',
      field: 'interventions.nombreParticipants',
      label: [
        'Participants par intervention',
        'Participants per intervention',
        'Teilnehmende je Einsatz',
        'Participantes por intervenção',
      ],
    },
  },
  dimensions: {
    ...dimensionsOf(company),
    theme: { field: 'interventions.themeId' },
    nature: { field: 'interventions.natureId' },
    type: { field: 'interventions.typeId' },
    intervenant: { field: 'interventions.intervenantId' },
  },
  charts: [
    overview('interventions', 'participants', 'heures', 'participantsMoyens'),
    {
      label: [
        'Participants au fil du temps',
        'Participants over time',
        'Teilnehmende im Zeitverlauf',
        'Participantes ao longo do tempo',
      ],
      as: 'line',
      by: 'date',
      measures: ['participants'],
    },
    {
      label: ['Interventions par thème', 'Interventions by theme', 'Einsätze nach Thema', 'Intervenções por tema'],
      as: 'bar',
      by: 'theme',
      measures: ['interventions'],
    },
    {
      label: ['Heures par nature', 'Hours by nature', 'Stunden nach Form', 'Horas por natureza'],
      as: 'bar',
      by: 'nature',
      measures: ['heures'],
    },
    {
      label: [
        'Participants par branche',
        'Participants by trade branch',
        'Teilnehmende nach Berufszweig',
        'Participantes por ramo',
      ],
      as: 'bar',
      by: 'branche',
      measures: ['participants'],
    },
  ],
});

const OF_A_COMPANY: readonly PathStep[] = [{ above: true }];
const OF_A_PROJECT: readonly PathStep[] = [{ above: true }, { above: true }];

const COMPANY_ACTIONS = 'Entreprises/{entrepriseId}/ActionsCollectives';
const PROJECT_ACTIONS = 'Entreprises/{entrepriseId}/Projet/{projetId}/ActionsCollectivesProjet';

/** Section 2 of the specification: `/statistiques-accompagnement-collectif`. */
export const collectiveStatistics: StatisticsScreen = {
  path: '/statistiques-accompagnement-collectif',
  help: [
    'Les actions collectives des adhérents et de leurs projets\u00a0: interventions, participants et heures.',
    'The collective actions of members and of their projects: interventions, participants and hours.',
    'Die Gruppenmaßnahmen der Mitglieder und ihrer Projekte: Einsätze, Teilnehmende und Stunden.',
    'As ações coletivas dos aderentes e dos seus projetos: intervenções, participantes e horas.',
  ],
  filters: ['theme', 'nature', 'branche', 'region'],
  statistics: [
    interventions(
      'interventions',
      COMPANY_ACTIONS,
      OF_A_COMPANY,
      [
        'Interventions chez les adhérents',
        'Interventions at members',
        'Einsätze bei Mitgliedern',
        'Intervenções junto dos aderentes',
      ],
      [
        'Les interventions des actions collectives dont la date est dans la période.',
        'The interventions of collective actions whose date is in the period.',
        'Die Einsätze der Gruppenmaßnahmen, deren Datum im Zeitraum liegt.',
        'As intervenções das ações coletivas cuja data está no período.',
      ],
    ),
    actions(
      'actions-collectives',
      COMPANY_ACTIONS,
      OF_A_COMPANY,
      [
        'Actions collectives des adhérents',
        'Collective actions of members',
        'Gruppenmaßnahmen der Mitglieder',
        'Ações coletivas dos aderentes',
      ],
      [
        'Les actions collectives dont la date est dans la période, chacune comptée une fois.',
        'The collective actions whose date is in the period, each counted once.',
        'Die Gruppenmaßnahmen, deren Datum im Zeitraum liegt, jede einmal gezählt.',
        'As ações coletivas cuja data está no período, cada uma contada uma vez.',
      ],
    ),
    interventions(
      'interventions-projets',
      PROJECT_ACTIONS,
      OF_A_PROJECT,
      ['Interventions des projets', 'Interventions of projects', 'Einsätze in Projekten', 'Intervenções dos projetos'],
      [
        'Les interventions des actions collectives de projets dont la date est dans la période.',
        'The interventions of projects’ collective actions whose date is in the period.',
        'Die Einsätze der Gruppenmaßnahmen von Projekten, deren Datum im Zeitraum liegt.',
        'As intervenções das ações coletivas de projetos cuja data está no período.',
      ],
    ),
  ],
};
