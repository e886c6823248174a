import { defineResource } from '../../src/resources/defineResource';
import { dateTime } from '../../src/resources/fields/dateTime/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { enumerationSet } from '../../src/resources/fields/enumerationSet/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { postcode } from '../../src/resources/fields/postcode/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';

const RESERVATIONS = 'Salles/{salleId}/reservations';

const NOT_CANCELLED: Condition = { field: 'etat', operator: 'notEquals', value: 'annulee' };

export const Salles = defineResource({
  name: 'Salles',
  label: { one: ['Salle', 'Room', 'Raum', 'Sala'], many: ['Salles', 'Rooms', 'Räume', 'Salas'] },
  icon: 'site',
  rights: 'SALLES',
  grants: { CONSULTANT: ['read', 'create', 'update'] },
  menu: { group: 'equipe' },
  fields: {
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, unique: true, maxLength: 60 }),
    codePostal: postcode({ label: ['Code postal', 'Postcode', 'Postleitzahl', 'Código postal'] }),
    capacite: integer({ label: ['Capacité', 'Capacity', 'Kapazität', 'Capacidade'], required: true, min: 1 }),
    materiel: enumerationSet({
      label: ['Matériel', 'Equipment', 'Ausstattung', 'Equipamento'],
      options: [
        { value: 'ecran', label: ['Écran', 'Screen', 'Bildschirm', 'Ecrã'] },
        { value: 'visio', label: ['Visioconférence', 'Video conference', 'Videokonferenz', 'Videoconferência'] },
      ],
    }),
    aVenir: integer({
      label: ['Réservations à venir', 'Bookings to come', 'Kommende Buchungen', 'Reservas futuras'],
      formula: {
        below: RESERVATIONS,
        take: 'count',
        where: { all: [NOT_CANCELLED, { field: 'fin', operator: 'greaterThan', value: { moment: 'now' } }] },
      },
    }),
  },
  representation: 'nom',
  search: ['nom'],
  list: {
    columns: ['nom', 'codePostal', 'capacite', 'materiel', 'aVenir'],
    sort: { field: 'nom', order: 'ASC' },
    cards: { fields: ['codePostal', 'capacite', 'materiel', 'aVenir'] },
    map: { postcode: 'codePostal' },
  },
});

/** A booking of a room; two that are not cancelled cannot overlap. */
export const SalleReservations = defineResource({
  name: RESERVATIONS,
  parent: { resource: 'Salles', parameter: 'salleId' },
  label: {
    one: ['Réservation', 'Booking', 'Buchung', 'Reserva'],
    many: ['Réservations', 'Bookings', 'Buchungen', 'Reservas'],
  },
  rights: 'SALLES',
  owned: true,
  author: 'organisateurId',
  // Everyone sees when a room is taken and changes only their own bookings.
  rows: {
    write: [
      {
        label: ['Les siennes', 'Their own', 'Die eigenen', 'As suas'],
        where: { field: 'organisateurId', operator: 'equals', value: { person: 'id' } },
      },
      { label: ['Toutes', 'All', 'Alle', 'Todas'], for: { fonctions: ['RESPONSABLE'] } },
    ],
  },
  fields: {
    objet: text({ label: ['Objet', 'Subject', 'Betreff', 'Assunto'], required: true, maxLength: 120 }),
    debut: dateTime({ label: ['Début', 'Start', 'Beginn', 'Início'], required: true }),
    fin: dateTime({ label: ['Fin', 'End', 'Ende', 'Fim'], required: true }),
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      required: true,
      initial: 'demandee',
      options: [
        { value: 'demandee', label: ['Demandée', 'Requested', 'Angefragt', 'Pedida'], status: 'warning' },
        { value: 'confirmee', label: ['Confirmée', 'Confirmed', 'Bestätigt', 'Confirmada'], status: 'success' },
        { value: 'annulee', label: ['Annulée', 'Cancelled', 'Abgesagt', 'Anulada'], status: 'secondary' },
      ],
      steps: {
        demandee: [{ to: 'confirmee', fonctions: ['RESPONSABLE'] }, 'annulee'],
        confirmee: ['annulee'],
        annulee: [],
      },
    }),
    organisateurId: reference({
      label: ['Organisateur', 'Organiser', 'Organisator', 'Organizador'],
      resource: 'Utilisateurs',
      readOnly: true,
    }),
  },
  periods: [{ from: 'debut', to: 'fin', noOverlap: { when: NOT_CANCELLED } }],
  representation: 'objet',
  search: ['objet'],
  list: { columns: ['objet', 'debut', 'fin', 'etat', 'organisateurId'], sort: { field: 'debut', order: 'ASC' } },
});
