import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { enumeration } from '../fields/enumeration/kind';
import { reference } from '../fields/reference/kind';
import { description } from './common';
import { nom } from './commonOrganisations';
import { PLANNERS } from './commonPlanning';

/** What was validated stands in the real schedule: its record says what that was, and stays so. */
const VALIDATED = { field: 'etat', operator: 'equals', value: 'Validee' } as const;

/** A planning on trial: slots refer to it until it is validated. */
export const Simulations = defineResource({
  ...PLANNERS,
  name: 'simulations',
  contract: true,
  label: {
    one: ['Simulation', 'Simulation', 'Simulation', 'Simulação'],
    many: ['Simulations', 'Simulations', 'Simulationen', 'Simulações'],
    new: ['Nouvelle simulation', 'New simulation', 'Neue Simulation', 'Nova simulação'],
  },
  help: [
    'Des plannings à l’essai, que l’on valide quand ils conviennent.',
    'Schedules on trial, validated once they suit.',
    'Pläne zur Probe, die bestätigt werden, wenn sie passen.',
    'Planeamentos à experiência, que se validam quando convêm.',
  ],
  icon: 'simulation',
  menu: { group: 'planning', order: 3 },
  path: '/simulations-plannings',
  author: 'auteurId',
  fields: {
    nom: { ...nom(), readOnlyWhen: VALIDATED },
    depart: enumeration({
      label: ['Point de départ', 'Starts from', 'Ausgangspunkt', 'Ponto de partida'],
      help: [
        'Le planning réel, que la simulation modifie, ou un planning vide.',
        'The real schedule, which the simulation changes, or an empty one.',
        'Der echte Plan, den die Simulation ändert, oder ein leerer.',
        'O planeamento real, que a simulação altera, ou um planeamento vazio.',
      ],
      required: true,
      immutable: true,
      initial: 'Reel',
      options: [
        { value: 'Reel', label: ['Le planning réel', 'The real schedule', 'Der echte Plan', 'O planeamento real'] },
        { value: 'Vide', label: ['Un planning vide', 'An empty schedule', 'Ein leerer Plan', 'Um planeamento vazio'] },
      ],
    }),
    dateDebut: date({ label: ['Du', 'From', 'Von', 'De'], required: true, readOnlyWhen: VALIDATED }),
    dateFin: date({ label: ['Au', 'To', 'Bis', 'Até'], required: true, readOnlyWhen: VALIDATED }),
    etat: enumeration({
      label: ['État', 'State', 'Status', 'Estado'],
      readOnly: true,
      initial: 'EnPreparation',
      options: [
        {
          value: 'EnPreparation',
          label: ['En préparation', 'In preparation', 'In Vorbereitung', 'Em preparação'],
          status: 'warning',
        },
        { value: 'Validee', label: ['Validée', 'Validated', 'Bestätigt', 'Validada'], status: 'success' },
      ],
    }),
    auteurId: reference({
      label: ['Auteur', 'Author', 'Verfasser', 'Autor'],
      resource: 'Utilisateurs',
      readOnly: true,
    }),
    description: { ...description(), readOnlyWhen: VALIDATED },
  },
  representation: 'nom',
  search: ['nom'],
  list: {
    columns: ['nom', 'dateDebut', 'dateFin', 'auteurId', 'etat'],
    sort: { field: 'dateDebut', order: 'DESC' },
  },
  periods: [{ from: 'dateDebut', to: 'dateFin' }],
  actions: {
    validate: {
      label: ['Valider', 'Validate', 'Bestätigen', 'Validar'],
      method: 'PUT',
      path: 'validate',
      question: [
        '«\u00a0%{name}\u00a0» sera validée\u00a0: ses changements entrent dans le planning réel.',
        '“%{name}” will be validated: its changes become the real schedule.',
        '„%{name}“ wird bestätigt: ihre Änderungen gehen in den echten Plan ein.',
        '“%{name}” será validada: as suas alterações entram no planeamento real.',
      ],
      done: ['Simulation validée.', 'Simulation validated.', 'Simulation bestätigt.', 'Simulação validada.'],
      when: { field: 'etat', operator: 'notEquals', value: 'Validee' },
      // The panel of its changes validates all of them or some.
      inPanel: true,
    },
  },
});
