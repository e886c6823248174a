import { ABOVE, type Statistic, type PathStep } from '../../statistics/statistic';
import { COUNT, overview } from './commonMeasures';

const COMPANY: readonly PathStep[] = [{ above: true }];

/** What hangs below a company is grouped by the company, its branch and its region. */
const OF_THE_COMPANY = {
  entreprise: { field: ABOVE },
  branche: { field: 'brancheId', through: COMPANY },
  region: { field: 'regionId', through: COMPANY },
} as const;

/** The services that members have bought, by the day on which they begin. */
export const prestations: Statistic = {
  name: 'prestations',
  label: ['Prestations des contrats', 'Services of contracts', 'Leistungen der Verträge', 'Prestações dos contratos'],
  help: [
    'Les prestations dont le début est dans la période, sans les annulées\u00a0; réalisées\u00a0: celles dont l’état est «\u00a0Réalisée\u00a0».',
    'The services that begin in the period, without cancelled ones; delivered: those whose state is “Done”.',
    'Die Leistungen, die im Zeitraum beginnen, ohne abgesagte; erbracht: jene im Stand „Erbracht“.',
    'As prestações que começam no período, sem as anuladas; realizadas: as que estão no estado «Realizada».',
  ],
  resource: 'Entreprises/{entrepriseId}/prestations',
  where: { field: 'etat', operator: 'notEquals', value: 'Annulee' },
  when: { in: 'dateDebut' },
  measures: {
    vendues: COUNT(['Prestations vendues', 'Services sold', 'Verkaufte Leistungen', 'Prestações vendidas']),
    realisees: {
      kind: 'share',
      where: { field: 'etat', operator: 'equals', value: 'Realisee' },
      label: ['Part réalisée', 'Share delivered', 'Anteil erbracht', 'Parte realizada'],
    },
    quantite: {
      kind: 'sum',
      field: 'quantitePrevue',
      label: ['Quantité prévue', 'Planned quantity', 'Geplante Menge', 'Quantidade prevista'],
    },
  },
  dimensions: {
    etat: { field: 'etat' },
    domaine: { field: 'domaineId' },
    unite: { field: 'unite' },
    debut: { field: 'dateDebut' },
    ...OF_THE_COMPANY,
  },
  charts: [
    overview('vendues', 'realisees', 'quantite'),
    {
      label: [
        'Vendues et réalisées, par domaine',
        'Sold and delivered, by domain',
        'Verkauft und erbracht, nach Bereich',
        'Vendidas e realizadas, por domínio',
      ],
      as: 'bar',
      by: 'domaine',
      split: 'etat',
      measures: ['vendues'],
    },
    {
      label: ['Prestations par région', 'Services by region', 'Leistungen nach Region', 'Prestações por região'],
      as: 'bar',
      by: 'region',
      measures: ['vendues'],
    },
  ],
};

/** What members have bought besides their contracts. */
export const ventes: Statistic = {
  name: 'ventes',
  label: ['Prestations additionnelles', 'Additional services', 'Zusatzleistungen', 'Prestações adicionais'],
  help: [
    'Les prestations additionnelles vendues dans la période, et leur prix.',
    'The additional services sold in the period, and their price.',
    'Die im Zeitraum verkauften Zusatzleistungen und ihr Preis.',
    'As prestações adicionais vendidas no período, e o seu preço.',
  ],
  resource: 'Entreprises/{entrepriseId}/prestationsAdditionnelles',
  when: { in: 'dateVente' },
  measures: {
    ventes: COUNT(['Ventes', 'Sales', 'Verkäufe', 'Vendas']),
    montant: { kind: 'sum', field: 'prix', unit: 'euros', label: ['Montant', 'Amount', 'Betrag', 'Montante'] },
    prixMoyen: {
      kind: 'average',
      field: 'prix',
      unit: 'euros',
      label: ['Prix moyen', 'Average price', 'Durchschnittspreis', 'Preço médio'],
    },
  },
  dimensions: { vente: { field: 'dateVente' }, type: { field: 'type' }, ...OF_THE_COMPANY },
  charts: [
    overview('ventes', 'montant', 'prixMoyen'),
    {
      label: ['Montant au fil du temps', 'Amount over time', 'Betrag im Zeitverlauf', 'Montante ao longo do tempo'],
      as: 'line',
      by: 'vente',
      measures: ['montant'],
    },
    {
      label: ['Montant par type', 'Amount by type', 'Betrag nach Art', 'Montante por tipo'],
      as: 'bar',
      by: 'type',
      measures: ['montant'],
    },
  ],
};

/** The contracts of members that end. */
export const contrats: Statistic = {
  name: 'contrats',
  label: ['Contrats qui se terminent', 'Contracts that end', 'Auslaufende Verträge', 'Contratos que terminam'],
  help: [
    'Les contrats d’adhérents dont la date d’expiration est dans la période, avenants compris.',
    'The members’ contracts that expire in the period, amendments included.',
    'Die Mitgliederverträge, die im Zeitraum auslaufen, Nachträge eingeschlossen.',
    'Os contratos de aderentes que expiram no período, adendas incluídas.',
  ],
  resource: 'Entreprises/{entrepriseId}/contrats',
  when: { in: 'dateExpiration' },
  measures: {
    nombre: COUNT(['Contrats', 'Contracts', 'Verträge', 'Contratos']),
    avenants: {
      kind: 'share',
      where: { field: 'avenant', operator: 'equals', value: true },
      label: ['Part d’avenants', 'Share of amendments', 'Anteil Nachträge', 'Parte de adendas'],
    },
    duree: {
      kind: 'duration',
      from: 'dateDemarrage',
      to: 'dateExpiration',
      of: 'median',
      unit: 'days',
      label: ['Durée médiane', 'Median duration', 'Laufzeit im Median', 'Duração mediana'],
    },
  },
  dimensions: { expiration: { field: 'dateExpiration' }, type: { field: 'typeContrat' }, ...OF_THE_COMPANY },
  charts: [
    overview('nombre', 'avenants', 'duree'),
    {
      label: [
        'Contrats qui se terminent, au fil du temps',
        'Contracts that end, over time',
        'Auslaufende Verträge im Zeitverlauf',
        'Contratos que terminam, ao longo do tempo',
      ],
      as: 'line',
      by: 'expiration',
      measures: ['nombre'],
    },
    {
      label: ['Par type de contrat', 'By contract type', 'Nach Vertragsart', 'Por tipo de contrato'],
      as: 'pie',
      by: 'type',
      measures: ['nombre'],
    },
  ],
};
