import { date } from '../fields/date/kind';
import { decimal } from '../fields/decimal/kind';
import { embeddedList } from '../fields/embeddedList/kind';
import { files } from '../fields/files/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import type { Words } from '../language/words';
import { COMPANY_SERVICES, COMPANY_SITES } from './commonEntreprises';

/** One intervention of a collective action; the lists are those of section 7.1 of the specification. */
const interventionFields = (types: string) => ({
  typeId: reference({ label: ['Type', 'Type', 'Art', 'Tipo'], resource: types, required: true }),
  natureId: reference({
    label: ['Nature', 'Nature', 'Form', 'Natureza'],
    resource: 'NaturesInterventionCollective',
  }),
  themeId: reference({ label: ['Thème', 'Theme', 'Thema', 'Tema'], resource: 'Themes' }),
  date: date({ label: ['Date', 'Date', 'Datum', 'Data'] }),
  duree: decimal({
    label: ['Durée (heures)', 'Duration (hours)', 'Dauer (Stunden)', 'Duração (horas)'],
    min: 0,
    max: 1000,
  }),
  nombreParticipants: integer({
    label: ['Participants', 'Participants', 'Teilnehmende', 'Participantes'],
    min: 0,
    max: 100_000,
  }),
  intervenantId: reference({
    label: ['Intervenant', 'Staff member', 'Durchgeführt von', 'Interveniente'],
    resource: 'Utilisateurs',
  }),
  partiesPrenantesId: referenceSet({
    label: ['Parties prenantes', 'Stakeholders', 'Beteiligte', 'Partes interessadas'],
    resource: 'PartiesPrenantes',
  }),
});

const set = (label: Words, resource: string) => referenceSet({ label, resource });

/**
 * The fields of a collective action of a company or of a project (section 3 of the specification).
 *
 * @param types the resource that lists the types of its interventions
 */
export const actionFields = (types: string) => ({
  dateAction: date({ label: ['Date de l’action', 'Date of the action', 'Datum', 'Data da ação'], required: true }),
  interventions: embeddedList({
    label: ['Interventions', 'Interventions', 'Einsätze', 'Intervenções'],
    fields: interventionFields(types),
    maxItems: 50,
  }),
  sitesId: set(['Sites', 'Sites', 'Standorte', 'Locais'], COMPANY_SITES),
  servicesId: set(['Prestations', 'Services', 'Leistungen', 'Prestações'], COMPANY_SERVICES),
  branchesId: set(['Branches', 'Trade branches', 'Berufszweige', 'Ramos profissionais'], 'Branches'),
  regionsId: set(['Régions', 'Regions', 'Regionen', 'Regiões'], 'Regions'),
  commentaire: longText({ label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'], maxLength: 5000 }),
  fichiers: files({
    label: ['Documents', 'Documents', 'Dokumente', 'Documentos'],
    help: [
      'Supports, feuilles de présence, comptes rendus.',
      'Handouts, attendance lists, reports.',
      'Unterlagen, Teilnahmelisten, Berichte.',
      'Materiais, listas de presença, relatórios.',
    ],
    maxItems: 20,
  }),
});

/** How collective actions are named, searched and shown; the contract has no download of their files. */
export const COLLECTIVE_ACTIONS = {
  label: {
    one: ['Action collective', 'Collective action', 'Gruppenmaßnahme', 'Ação coletiva'],
    many: ['Actions collectives', 'Collective actions', 'Gruppenmaßnahmen', 'Ações coletivas'],
    new: ['Nouvelle action collective', 'New collective action', 'Neue Gruppenmaßnahme', 'Nova ação coletiva'],
  },
  icon: 'intervention',
  scope: { site: 'sitesId' },
  representation: 'dateAction',
  search: ['commentaire'],
  list: {
    columns: ['dateAction', 'interventions', 'sitesId', 'servicesId', 'commentaire', 'fichiers'],
    sort: { field: 'dateAction', order: 'DESC' },
    filters: ['dateAction', 'sitesId', 'servicesId', 'branchesId', 'regionsId', 'commentaire'],
  },
  counted: [['dateAction']],
  operations: { download: 'extension' },
} as const;
