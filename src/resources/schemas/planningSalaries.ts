import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { date } from '../fields/date/kind';
import { decimal } from '../fields/decimal/kind';
import { enumeration } from '../fields/enumeration/kind';
import { dateTime } from '../fields/dateTime/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { month } from '../fields/month/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';
import { demandeFields, etat, personId } from './commonDemandes';
import { PLANNERS } from './commonPlanning';

const hours = (label: Words, initial: number) => decimal({ label, min: 0, max: 24, initial });

/** What the planning has to know of a person: where they belong, and their hours of each weekday. */
export const TempsTravailSalaries = defineResource({
  ...PLANNERS,
  name: 'TempsTravailSalaries',
  label: {
    one: ['Temps de travail', 'Working time', 'Arbeitszeit', 'Tempo de trabalho'],
    many: ['Temps de travail des salariés', 'Working time of staff', 'Arbeitszeiten', 'Tempos de trabalho'],
    new: ['Nouveau temps de travail', 'New working time', 'Neue Arbeitszeit', 'Novo tempo de trabalho'],
  },
  help: [
    'La structure, l’agence et les heures de chaque jour\u00a0: la charge du planning en découle.',
    'Structure, agency and hours of each day: the load in the schedule follows from them.',
    'Struktur, Niederlassung und Stunden je Tag: daraus folgt die Auslastung im Plan.',
    'A estrutura, a agência e as horas de cada dia: a carga do planeamento resulta delas.',
  ],
  icon: 'clock',
  menu: {
    group: 'planning',
    order: 8,
    label: ['Temps de travail', 'Working time', 'Arbeitszeiten', 'Tempos de trabalho'],
  },
  path: '/temps-travail-salaries',
  fields: {
    utilisateurId: reference({
      label: ['Salarié', 'Employee', 'Beschäftigte Person', 'Trabalhador'],
      resource: 'Utilisateurs',
      required: true,
      immutable: true,
      unique: true,
      owned: true,
    }),
    structureId: reference({ label: ['Structure', 'Structure', 'Struktur', 'Estrutura'], resource: 'structures' }),
    agenceId: reference({
      label: ['Agence', 'Agency', 'Niederlassung', 'Agência'],
      resource: 'structures/{structureId}/agences',
    }),
    dateEntree: date({ label: ['Entrée', 'Joined on', 'Eintritt', 'Entrada'] }),
    dateSortie: date({ label: ['Sortie', 'Left on', 'Austritt', 'Saída'] }),
    lundi: hours(['Lundi (h)', 'Monday (h)', 'Montag (h)', 'Segunda-feira (h)'], 7),
    mardi: hours(['Mardi (h)', 'Tuesday (h)', 'Dienstag (h)', 'Terça-feira (h)'], 7),
    mercredi: hours(['Mercredi (h)', 'Wednesday (h)', 'Mittwoch (h)', 'Quarta-feira (h)'], 7),
    jeudi: hours(['Jeudi (h)', 'Thursday (h)', 'Donnerstag (h)', 'Quinta-feira (h)'], 7),
    vendredi: hours(['Vendredi (h)', 'Friday (h)', 'Freitag (h)', 'Sexta-feira (h)'], 7),
    samedi: hours(['Samedi (h)', 'Saturday (h)', 'Samstag (h)', 'Sábado (h)'], 0),
    dimanche: hours(['Dimanche (h)', 'Sunday (h)', 'Sonntag (h)', 'Domingo (h)'], 0),
  },
  representation: 'utilisateurId',
  search: ['utilisateurId'],
  list: {
    columns: [
      'utilisateurId',
      'structureId',
      'agenceId',
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'dateSortie',
    ],
    sort: { field: 'utilisateurId', order: 'ASC' },
  },
  periods: [{ from: 'dateEntree', to: 'dateSortie' }],
});

const utilisateurId = () => personId(['Salarié', 'Employee', 'Beschäftigte Person', 'Trabalhador']);

/** The validation of a person's month: it protects what it covers while it is accepted (section 3 of the specification). */
export const ValidationsPlannings = defineResource({
  ...PLANNERS,
  name: 'validationsPlannings',
  internal: true,
  label: {
    one: ['Validation de mois', 'Validation of a month', 'Monatsbestätigung', 'Validação do mês'],
    many: ['Validations de mois', 'Validations of months', 'Monatsbestätigungen', 'Validações de meses'],
    new: [
      'Nouvelle validation de mois',
      'New validation of a month',
      'Neue Monatsbestätigung',
      'Nova validação do mês',
    ],
  },
  fields: {
    utilisateurId: utilisateurId(),
    moisAnnee: month({ label: ['Mois', 'Month', 'Monat', 'Mês'], required: true, immutable: true }),
    etat: etat(),
  },
  representation: ['utilisateurId', 'moisAnnee'],
  list: { columns: ['utilisateurId', 'moisAnnee', 'etat'], sort: { field: 'moisAnnee', order: 'DESC' } },
  unique: [['utilisateurId', 'moisAnnee']],
  // Of some months, everybody's.
  indexes: [['moisAnnee']],
});

/** A change that a person proposes in their own plan; a planner accepts or refuses it (section 3 of the specification). */
export const DemandesModificationsPlannings = defineResource({
  ...PLANNERS,
  name: 'demandesModificationsPlannings',
  internal: true,
  label: {
    one: ['Demande de planning', 'Planning request', 'Planungsantrag', 'Pedido de planeamento'],
    many: ['Demandes de planning', 'Planning requests', 'Planungsanträge', 'Pedidos de planeamento'],
    new: ['Nouvelle demande de planning', 'New planning request', 'Neuer Planungsantrag', 'Novo pedido de planeamento'],
  },
  fields: {
    utilisateurId: utilisateurId(),
    action: enumeration({
      label: ['Changement', 'Change', 'Änderung', 'Alteração'],
      required: true,
      options: [
        { value: 'Ajout', label: ['Ajouter', 'Add', 'Hinzufügen', 'Acrescentar'] },
        { value: 'Modification', label: ['Modifier', 'Change', 'Ändern', 'Alterar'] },
        { value: 'Suppression', label: ['Supprimer', 'Remove', 'Entfernen', 'Eliminar'] },
      ],
    }),
    // No reference: a request outlives the slot that it was about.
    creneauId: integer({ label: ['Créneau', 'Slot', 'Termin', 'Horário'], min: 1 }),
    creneauVersion: integer({
      label: ['Version du créneau', 'Slot version', 'Version des Termins', 'Versão do horário'],
      min: 1,
    }),
    debut: dateTime({ label: ['Début', 'Start', 'Beginn', 'Início'] }),
    fin: dateTime({ label: ['Fin', 'End', 'Ende', 'Fim'] }),
    typeCreneauId: reference({ label: ['Type', 'Type', 'Art', 'Tipo'], resource: 'typesCreneau' }),
    entrepriseId: reference({ label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'], resource: 'Entreprises' }),
    texte: longText({
      label: ['Texte du créneau', 'Text of the slot', 'Text des Termins', 'Texto do horário'],
      help: [
        'Il se lit dans le planning, au contraire du motif.',
        'It is read in the plan, unlike the reason.',
        'Er steht im Plan, anders als der Grund.',
        'Lê-se no planeamento, ao contrário do motivo.',
      ],
      maxLength: 2000,
    }),
    // A value that is absent stays as it is: that it goes is said by itself.
    sansEntreprise: boolean({ label: ['Sans adhérent', 'Without a member', 'Ohne Mitglied', 'Sem aderente'] }),
    sansTexte: boolean({ label: ['Sans texte', 'Without text', 'Ohne Text', 'Sem texto'] }),
    ...demandeFields(),
  },
  representation: ['utilisateurId', 'action'],
  list: { columns: ['utilisateurId', 'action', 'debut', 'fin', 'etat'], sort: { field: 'id', order: 'DESC' } },
  indexes: [['etat']],
});

/** A secret address at which a calendar program reads the plan of a person or a company; only its digest is kept. */
export const FluxCalendriers = defineResource({
  ...PLANNERS,
  name: 'fluxCalendriers',
  internal: true,
  label: {
    one: ['Flux de calendrier', 'Calendar feed', 'Kalenderfeed', 'Fluxo de calendário'],
    many: ['Flux de calendrier', 'Calendar feeds', 'Kalenderfeeds', 'Fluxos de calendário'],
    new: ['Nouveau flux de calendrier', 'New calendar feed', 'Neuer Kalenderfeed', 'Novo fluxo de calendário'],
  },
  fields: {
    utilisateurId: reference({
      label: ['Salarié', 'Employee', 'Beschäftigte Person', 'Trabalhador'],
      resource: 'Utilisateurs',
      owned: true,
    }),
    entrepriseId: reference({
      label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'],
      resource: 'Entreprises',
      owned: true,
    }),
    empreinte: text({
      label: ['Empreinte', 'Digest', 'Prüfsumme', 'Resumo'],
      required: true,
      unique: true,
      maxLength: 64,
    }),
    creeLe: dateTime({ label: ['Créé le', 'Created on', 'Erstellt am', 'Criado em'], required: true }),
    // A feed gives no more than its maker may read; it goes with them.
    creeParId: reference({
      label: ['Créé par', 'Created by', 'Erstellt von', 'Criado por'],
      resource: 'Utilisateurs',
      required: true,
      owned: true,
    }),
  },
  representation: 'creeLe',
  list: { columns: ['utilisateurId', 'entrepriseId', 'creeLe'], sort: { field: 'id', order: 'ASC' } },
});
