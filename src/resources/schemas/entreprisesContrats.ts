import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { file } from '../fields/file/kind';
import { money } from '../fields/money/kind';
import { text } from '../fields/text/kind';
import { contratFields, CONTRATS } from './commonContrats';
import { DOCUMENT_TYPES } from './commonDocuments';
import { OF_A_COMPANY } from './commonEntreprises';

export const EntrepriseContrats = defineResource({
  ...CONTRATS,
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/contrats',
  contract: true,
  path: '/adherents/{entrepriseId}/contrats',
  fields: contratFields(),
  counted: [['dateExpiration', 'dateDemarrage', 'typeContrat', 'avenant']],
  tab: { group: 'prestations', order: 3 },
});

export const EntreprisePrestationsAdditionnelles = defineResource({
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/prestationsAdditionnelles',
  contract: true,
  label: {
    one: ['Prestation additionnelle', 'Additional service', 'Zusatzleistung', 'Prestação adicional'],
    many: ['Prestations additionnelles', 'Additional services', 'Zusatzleistungen', 'Prestações adicionais'],
    new: [
      'Nouvelle prestation additionnelle',
      'New additional service',
      'Neue Zusatzleistung',
      'Nova prestação adicional',
    ],
  },
  help: [
    'Ce que l’adhérent a acheté en plus de son contrat.',
    'What the member has bought besides the contract.',
    'Was das Mitglied über den Vertrag hinaus gekauft hat.',
    'O que o aderente comprou além do contrato.',
  ],
  icon: 'intervention',
  path: '/adherents/{entrepriseId}/prestations-additionnelles',
  fields: {
    type: text({
      label: ['Type', 'Type', 'Art', 'Tipo'],
      placeholder: [
        'Conférence, atelier, médiation…',
        'Talk, workshop, mediation…',
        'Vortrag, Workshop, Mediation…',
        'Conferência, oficina, mediação…',
      ],
      required: true,
      maxLength: 120,
    }),
    dateVente: date({ label: ['Date de vente', 'Sold on', 'Verkauft am', 'Data de venda'], required: true }),
    prix: money({ label: ['Prix', 'Price', 'Preis', 'Preço'], required: true, positive: true }),
    fichier: file({
      label: ['Devis ou bon de commande', 'Quote or order', 'Angebot oder Auftrag', 'Orçamento ou encomenda'],
      accept: DOCUMENT_TYPES,
    }),
  },
  representation: ['type', 'dateVente'],
  search: ['type'],
  list: { columns: ['type', 'dateVente', 'prix', 'fichier'], sort: { field: 'dateVente', order: 'DESC' } },
  counted: [['dateVente', 'type', 'prix']],
  tab: { group: 'prestations', order: 2, countAt: 'CountPrestationsAdditionnelles' },
});
