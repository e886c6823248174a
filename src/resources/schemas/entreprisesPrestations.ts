import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { decimal } from '../fields/decimal/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import { money } from '../fields/money/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import { year } from '../fields/year/kind';
import { MAINTAINED_BY_EXTENSION } from './common';
import { COMPANY_RIGHTS, COMPANY_SERVICES, COMPANY_SITES, OF_A_COMPANY } from './commonEntreprises';

const PERIODICITE = ['Périodicité', 'Frequency', 'Häufigkeit', 'Periodicidade'] as const;

const quantitePrevue = () =>
  decimal({
    label: ['Quantité prévue', 'Planned quantity', 'Geplante Menge', 'Quantidade prevista'],
    help: ['Pour toute l’année.', 'For the whole year.', 'Für das ganze Jahr.', 'Para todo o ano.'],
    min: 0,
    max: 100_000,
  });

/** A service that a company has bought for a year. */
export const EntreprisePrestations = defineResource({
  ...OF_A_COMPANY,
  name: COMPANY_SERVICES,
  contract: true,
  label: {
    one: ['Prestation', 'Service', 'Leistung', 'Prestação'],
    many: ['Prestations', 'Services', 'Leistungen', 'Prestações'],
    new: ['Nouvelle prestation', 'New service', 'Neue Leistung', 'Nova prestação'],
  },
  icon: 'intervention',
  path: '/adherents/{entrepriseId}/prestations',
  fields: {
    libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true, maxLength: 200 }),
    domaineId: reference({ label: ['Domaine', 'Domain', 'Bereich', 'Domínio'], resource: 'Domaines' }),
    annee: year({ label: ['Année', 'Year', 'Jahr', 'Ano'], required: true }),
    etat: enumeration({
      label: ['État', 'State', 'Stand', 'Estado'],
      required: true,
      initial: 'Prevue',
      options: [
        { value: 'Prevue', label: ['Prévue', 'Planned', 'Geplant', 'Prevista'], status: 'customPurple' },
        { value: 'EnCours', label: ['En cours', 'Under way', 'Läuft', 'Em curso'], status: 'info' },
        { value: 'Realisee', label: ['Réalisée', 'Done', 'Erbracht', 'Realizada'], status: 'success' },
        { value: 'Annulee', label: ['Annulée', 'Cancelled', 'Abgesagt', 'Anulada'], status: 'secondary' },
      ],
    }),
    periodiciteId: reference({ label: PERIODICITE, resource: 'Periodicites' }),
    quantitePrevue: quantitePrevue(),
    unite: enumeration({
      label: ['Unité', 'Unit', 'Einheit', 'Unidade'],
      // In the plural and without a capital, because a quantity stands before them.
      options: [
        { value: 'Heure', label: ['heures', 'hours', 'Stunden', 'horas'] },
        { value: 'DemiJournee', label: ['demi-journées', 'half days', 'halbe Tage', 'meios dias'] },
        { value: 'Journee', label: ['journées', 'days', 'Tage', 'dias'] },
        { value: 'Intervention', label: ['interventions', 'interventions', 'Einsätze', 'intervenções'] },
      ],
    }),
    prixUnitaire: money({ label: ['Prix unitaire', 'Unit price', 'Stückpreis', 'Preço unitário'], min: 0 }),
    dateDebut: date({ label: ['Début', 'Start', 'Beginn', 'Início'] }),
    dateFin: date({ label: ['Fin', 'End', 'Ende', 'Fim'] }),
    commentaire: longText({ label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'], maxLength: 2000 }),
  },
  representation: ['libelle', 'annee'],
  search: ['libelle', 'annee'],
  list: {
    columns: ['libelle', 'annee', 'domaineId', 'quantitePrevue', 'unite', 'periodiciteId', 'etat'],
    sort: { field: 'annee', order: 'DESC' },
  },
  periods: [{ from: 'dateDebut', to: 'dateFin' }],
  counted: [['dateDebut', 'etat', 'domaineId', 'unite', 'quantitePrevue']],
  tab: { group: 'prestations', order: 1 },
});

/** Where, when and how often a service is given. Section 7.3 only reads them. */
export const EntreprisePrestationsSites = defineResource({
  ...COMPANY_RIGHTS,
  scope: { site: 'siteId' },
  name: `${COMPANY_SERVICES}/{prestationId}/prestationsSites`,
  contract: true,
  parent: { resource: COMPANY_SERVICES, parameter: 'prestationId' },
  label: {
    one: ['Prestation de site', 'Site service', 'Leistung am Standort', 'Prestação do local'],
    many: ['Prestations par site', 'Services by site', 'Leistungen nach Standort', 'Prestações por local'],
    new: ['Nouvelle prestation de site', 'New site service', 'Neue Leistung am Standort', 'Nova prestação do local'],
  },
  icon: 'company',
  path: '/adherents/{entrepriseId}/prestations/{prestationId}/sites',
  fields: {
    siteId: reference({ label: ['Site', 'Site', 'Standort', 'Local'], resource: COMPANY_SITES, required: true }),
    Annee: year({ label: ['Année', 'Year', 'Jahr', 'Ano'], required: true }),
    PeriodiciteId: reference({ label: PERIODICITE, resource: 'Periodicites' }),
    quantitePrevue: quantitePrevue(),
    commentaire: longText({ label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'], maxLength: 2000 }),
  },
  representation: ['siteId', 'Annee'],
  search: ['siteId', 'Annee', 'commentaire'],
  list: {
    columns: ['siteId', 'Annee', 'PeriodiciteId', 'quantitePrevue'],
    sort: { field: 'Annee', order: 'DESC' },
  },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: {
    Annee: { label: ['Année', 'Year', 'Jahr', 'Ano'], equals: 'Annee' },
    PeriodiciteId: { label: PERIODICITE, equals: 'PeriodiciteId' },
  },
  unique: [['siteId', 'Annee', 'PeriodiciteId']],
  owned: true,
});
