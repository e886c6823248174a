import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { dateTime } from '../fields/dateTime/kind';
import { enumeration } from '../fields/enumeration/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { COMPANY_SERVICES, COMPANY_SITES } from './commonEntreprises';
import { PLANNERS } from './commonPlanning';

/** What a slot in a simulation remembers of the real one that it stands for; written by the program only. */
const shadowFields = () => ({
  simulationId: reference({
    label: ['Simulation', 'Simulation', 'Simulation', 'Simulação'],
    resource: 'simulations',
    owned: true,
    immutable: true,
  }),
  origineId: integer({
    label: ['Créneau réel', 'Real slot', 'Echter Termin', 'Horário real'],
    min: 1,
    immutable: true,
  }),
  origineVersion: integer({
    label: ['Version du créneau réel', 'Version of the real slot', 'Version des echten Termins', 'Versão do real'],
    min: 1,
  }),
  retire: boolean({
    label: ['Retiré par la simulation', 'Removed by the simulation', 'In der Simulation entfernt', 'Retirado'],
    initial: false,
  }),
});

/** A slot: a person at a company, from one instant to another (sections 3 and 7.6). */
export const Creneaux = defineResource({
  ...PLANNERS,
  scope: { company: 'entrepriseId', site: 'siteId' },
  name: 'creneaux',
  contract: true,
  label: {
    one: ['Créneau', 'Slot', 'Termin', 'Horário'],
    many: ['Créneaux', 'Slots', 'Termine', 'Horários'],
    new: ['Nouveau créneau', 'New slot', 'Neuer Termin', 'Novo horário'],
  },
  help: [
    'Tous les créneaux en liste\u00a0; le calendrier est sur la page Plannings.',
    'All slots as a list; the calendar is on the page Schedules.',
    'Alle Termine als Liste; der Kalender steht auf der Seite Pläne.',
    'Todos os horários em lista; o calendário está na página Planeamentos.',
  ],
  icon: 'planning',
  path: '/creneaux',
  fields: {
    salarieId: reference({
      label: ['Salarié', 'Employee', 'Beschäftigte Person', 'Trabalhador'],
      resource: 'Utilisateurs',
    }),
    entrepriseId: reference({ label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'], resource: 'Entreprises' }),
    siteId: reference({ label: ['Site', 'Site', 'Standort', 'Local'], resource: COMPANY_SITES }),
    prestationId: reference({ label: ['Prestation', 'Service', 'Leistung', 'Prestação'], resource: COMPANY_SERVICES }),
    typeCreneauId: reference({
      label: ['Type', 'Type', 'Art', 'Tipo'],
      resource: 'typesCreneau',
      required: true,
    }),
    sousTypeCreneauId: reference({
      label: ['Sous-type', 'Sub-type', 'Unterart', 'Subtipo'],
      resource: 'typesCreneau/{typeCreneauId}/sousTypesCreneau',
    }),
    debut: dateTime({ label: ['Début', 'Start', 'Beginn', 'Início'], required: true }),
    fin: dateTime({ label: ['Fin', 'End', 'Ende', 'Fim'], required: true }),
    texte: longText({ label: ['Texte', 'Text', 'Text', 'Texto'], maxLength: 2000 }),
    etat: enumeration({
      label: ['État', 'State', 'Status', 'Estado'],
      required: true,
      initial: 'Prevu',
      options: [
        { value: 'Prevu', label: ['Prévu', 'Planned', 'Geplant', 'Previsto'], status: 'info' },
        { value: 'Confirme', label: ['Confirmé', 'Confirmed', 'Bestätigt', 'Confirmado'], status: 'success' },
        { value: 'Realise', label: ['Réalisé', 'Done', 'Erledigt', 'Realizado'], status: 'secondary' },
        { value: 'Annule', label: ['Annulé', 'Cancelled', 'Abgesagt', 'Anulado'], status: 'danger' },
      ],
    }),
    isForSystem: boolean({
      label: ['Pour tous', 'For everybody', 'Für alle', 'Para todos'],
      help: [
        'Un créneau de l’organisation, comme une fermeture\u00a0: il figure au planning de chacun.',
        'A slot of the organisation, such as a closure: it is in everybody’s plan.',
        'Ein Termin der Organisation, etwa eine Schließung: er steht in jedem Plan.',
        'Um horário da organização, como um encerramento: consta do planeamento de cada um.',
      ],
      required: true,
      initial: false,
    }),
    periodiciteId: reference({
      label: ['Série', 'Series', 'Serie', 'Série'],
      resource: 'creneauxPeriodicites',
    }),
    ...shadowFields(),
  },
  representation: ['debut', 'typeCreneauId'],
  search: ['texte', 'salarieId', 'entrepriseId'],
  list: {
    // No site: each company has its own, and a list would ask for them company by company.
    columns: ['debut', 'fin', 'salarieId', 'entrepriseId', 'typeCreneauId', 'etat'],
    sort: { field: 'debut', order: 'DESC' },
    filters: ['salarieId', 'entrepriseId', 'typeCreneauId', 'debut', 'fin', 'etat', 'isForSystem'],
  },
  sections: [
    {
      label: ['Créneau', 'Slot', 'Termin', 'Horário'],
      fields: ['typeCreneauId', 'sousTypeCreneauId', 'debut', 'fin', 'etat', 'texte'],
    },
    {
      label: ['Qui et où', 'Who and where', 'Wer und wo', 'Quem e onde'],
      fields: ['salarieId', 'entrepriseId', 'siteId', 'prestationId', 'isForSystem'],
    },
  ],
  operations: { listing: 'extension' },
  parameters: {
    AvecSimulations: {
      label: ['Avec les simulations', 'With simulations', 'Mit Simulationen', 'Com as simulações'],
      whenFalse: { field: 'simulationId', operator: 'isEmpty' },
    },
  },
  periods: [{ from: 'debut', to: 'fin' }],
  // The slots of some days: a person's, and everybody's, of which the index alone says how many are real.
  indexes: [
    ['salarieId', 'debut', 'fin'],
    ['debut', 'fin', 'simulationId'],
  ],
  counted: [['debut', 'fin', 'simulationId', 'etat', 'entrepriseId', 'salarieId', 'typeCreneauId']],
});

/** The rule by which a series of slots repeats; its slots are rows of their own. */
export const CreneauxPeriodicites = defineResource({
  ...PLANNERS,
  name: 'creneauxPeriodicites',
  internal: true,
  takenBack: true,
  label: {
    one: ['Série de créneaux', 'Series of slots', 'Terminserie', 'Série de horários'],
    many: ['Séries de créneaux', 'Series of slots', 'Terminserien', 'Séries de horários'],
    new: ['Nouvelle série de créneaux', 'New series of slots', 'Neue Terminserie', 'Nova série de horários'],
  },
  fields: {
    periodicite: longText({
      label: ['Périodicité', 'Recurrence', 'Wiederholung', 'Periodicidade'],
      required: true,
      maxLength: 20_000,
    }),
  },
  representation: 'periodicite',
  list: { columns: ['periodicite'], sort: { field: 'id', order: 'ASC' } },
});
