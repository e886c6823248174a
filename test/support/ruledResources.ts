import type { Condition } from '../../src/resources/language/condition';
import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { dateTime } from '../../src/resources/fields/dateTime/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { enumerationSet } from '../../src/resources/fields/enumerationSet/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { money } from '../../src/resources/fields/money/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];
const option = (value: string, label: string) => ({ value, label: words(label) });

export const Etalonnages = defineResource({
  name: 'Etalonnages',
  label: { one: words('Étalonnage'), many: words('Étalonnages') },
  rights: 'ETALONNAGES',
  grants: { CONSULTANT: ['read', 'update'], RESPONSABLE: ['create', 'admin'] },
  fields: {
    appareil: text({ label: words('Appareil'), required: true }),
    resultat: enumeration({
      label: words('Résultat'),
      options: [option('conforme', 'Conforme'), option('nonConforme', 'Non conforme')],
    }),
    commentaire: longText({
      label: words('Commentaire'),
      visibleWhen: { field: 'resultat', operator: 'isNotEmpty' },
      requiredWhen: { field: 'resultat', operator: 'equals', value: 'nonConforme' },
    }),
    cout: money({ label: words('Coût') }),
    facture: text({
      label: words('Facture'),
      requiredWhen: { field: 'cout', operator: 'greaterThan', value: 500 },
    }),
    statut: enumeration({
      label: words('Statut'),
      initial: 'brouillon',
      options: [
        option('brouillon', 'Brouillon'),
        option('valide', 'Validé'),
        option('clos', 'Clos'),
        option('annule', 'Annulé'),
      ],
      steps: {
        brouillon: ['valide'],
        valide: ['brouillon', 'clos', { to: 'annule', rights: ['ETALONNAGES:admin'] }],
        clos: [],
        annule: [{ to: 'brouillon', fonctions: ['RESPONSABLE'] }],
      },
    }),
    prochain: date({
      label: words('Prochain'),
      readOnlyWhen: { field: 'statut', operator: 'equals', value: 'clos' },
    }),
  },
  representation: 'appareil',
  search: ['appareil'],
  list: { columns: ['appareil', 'resultat', 'statut'], sort: { field: 'appareil', order: 'ASC' } },
});

const CANCELLED: Condition = { field: 'etat', operator: 'equals', value: 'annulee' };

/** Bookings of rooms: those that are not cancelled cannot overlap, and a confirmed one has a unique number. */
export const Reservations = defineResource({
  name: 'Reservations',
  label: { one: words('Réservation'), many: words('Réservations') },
  rights: 'RESERVATIONS',
  fields: {
    salle: text({ label: words('Salle'), required: true }),
    debut: dateTime({ label: words('Début') }),
    fin: dateTime({ label: words('Fin') }),
    numero: text({ label: words('Numéro') }),
    etat: enumeration({
      label: words('État'),
      initial: 'demandee',
      options: [option('demandee', 'Demandée'), option('confirmee', 'Confirmée'), option('annulee', 'Annulée')],
    }),
    motif: enumeration({
      label: words('Motif'),
      options: [
        option('reunion', 'Réunion'),
        option('formation', 'Formation'),
        { ...option('indisponible', 'Salle indisponible'), when: CANCELLED },
        { ...option('doublon', 'Doublon'), when: CANCELLED },
      ],
    }),
    besoins: enumerationSet({
      label: words('Besoins'),
      options: [
        option('ecran', 'Écran'),
        {
          ...option('accueil', 'Accueil'),
          when: { field: 'etat', operator: 'in', value: ['demandee', 'confirmee'] },
        },
      ],
    }),
  },
  periods: [
    {
      from: 'debut',
      to: 'fin',
      noOverlap: { by: ['salle'], when: { field: 'etat', operator: 'notEquals', value: 'annulee' } },
    },
  ],
  parameters: {
    Fermees: {
      label: words('Avec une fermeture sans fin'),
      whenTrue: {
        below: 'Reservations/{reservationId}/fermetures',
        has: 'some',
        where: { field: 'au', operator: 'isEmpty' },
      },
    },
    Libres: {
      label: words('Sans fermeture à venir'),
      whenTrue: {
        below: 'Reservations/{reservationId}/fermetures',
        has: 'all',
        where: { field: 'au', operator: 'lessThan', value: { moment: 'today' } },
      },
    },
  },
  uniqueWhen: [{ fields: ['salle', 'numero'], when: { field: 'etat', operator: 'equals', value: 'confirmee' } }],
  representation: 'salle',
  search: ['salle'],
  list: {
    columns: ['salle', 'debut', 'fin'],
    sort: { field: 'debut', order: 'ASC' },
    filtersBelow: ['Reservations/{reservationId}/fermetures'],
  },
});

/** Absences below a booking, in days; without an end they continue. */
export const Fermetures = defineResource({
  name: 'Reservations/{reservationId}/fermetures',
  parent: { resource: 'Reservations', parameter: 'reservationId' },
  label: { one: words('Fermeture'), many: words('Fermetures') },
  rights: 'RESERVATIONS',
  fields: { du: date({ label: words('Du') }), au: date({ label: words('Au') }) },
  periods: [{ from: 'du', to: 'au', noOverlap: {} }],
  representation: 'du',
  list: { columns: ['du', 'au'], sort: { field: 'du', order: 'ASC' } },
});

/** Models of devices, which decide what an intervention must record. */
export const Modeles = defineResource({
  name: 'Modeles',
  label: { one: words('Modèle'), many: words('Modèles') },
  rights: 'MODELES',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    chargeMax: integer({ label: words('Charge maximale') }),
    sensible: boolean({ label: words('Sensible') }),
    retireLe: date({ label: words('Retiré le') }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'chargeMax'], sort: { field: 'nom', order: 'ASC' } },
});

const SENSITIVE: Condition = { reference: 'modeleId', where: { field: 'sensible', operator: 'equals', value: true } };

/** Rules over two records: the requirements depend on the referenced record. */
export const Interventions = defineResource({
  name: 'Interventions',
  label: { one: words('Intervention'), many: words('Interventions') },
  rights: 'INTERVENTIONS',
  fields: {
    titre: text({ label: words('Titre'), required: true }),
    modeleId: reference({ label: words('Modèle'), resource: 'Modeles' }),
    charge: integer({ label: words('Charge') }),
    seuil: integer({ label: words('Seuil') }),
    jour: date({ label: words('Jour') }),
    debut: dateTime({ label: words('Début') }),
    fin: dateTime({ label: words('Fin') }),
    derogation: text({
      label: words('Dérogation'),
      requiredWhen: {
        reference: 'modeleId',
        where: { field: 'chargeMax', operator: 'lessThan', value: { record: 'charge' } },
      },
    }),
    alerte: text({
      label: words('Alerte'),
      requiredWhen: { field: 'charge', operator: 'greaterThan', value: { record: 'seuil' } },
    }),
    precautions: text({ label: words('Précautions'), visibleWhen: SENSITIVE }),
    garant: text({ label: words('Garant'), readOnlyWhen: SENSITIVE }),
    mode: enumeration({
      label: words('Mode'),
      options: [
        option('normal', 'Normal'),
        {
          ...option('adapte', 'Adapté'),
          when: {
            any: [
              SENSITIVE,
              { reference: 'modeleId', where: { field: 'retireLe', operator: 'lessThan', value: { record: 'jour' } } },
            ],
          },
        },
      ],
    }),
    etat: enumeration({
      label: words('État'),
      initial: 'prevue',
      options: [option('prevue', 'Prévue'), option('faite', 'Faite'), option('close', 'Close')],
      steps: {
        prevue: [{ to: 'faite', when: { field: 'jour', operator: 'isNotEmpty' } }],
        faite: ['prevue', { to: 'close', when: SENSITIVE }],
        close: [],
      },
    }),
  },
  periods: [{ from: 'debut', to: 'fin', strict: true }],
  representation: 'titre',
  search: ['titre'],
  list: { columns: ['titre', 'modeleId', 'etat'], sort: { field: 'titre', order: 'ASC' } },
});
