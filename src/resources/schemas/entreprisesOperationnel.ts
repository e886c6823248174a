import { defineResource } from '../defineResource';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { text } from '../fields/text/kind';
import { year } from '../fields/year/kind';
import { OF_A_COMPANY, ONE_OF_A_COMPANY } from './commonEntreprises';

export const EntrepriseInformationsOperationnelle = defineResource({
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/informationsOperationnelle',
  contract: true,
  label: {
    one: [
      'Informations opérationnelles',
      'Operational information',
      'Operative Informationen',
      'Informações operacionais',
    ],
    many: [
      'Informations opérationnelles',
      'Operational information',
      'Operative Informationen',
      'Informações operacionais',
    ],
  },
  icon: 'settings',
  path: '/adherents/{entrepriseId}/informations-operationnelles',
  fields: {
    Valeur: longText({
      label: [
        'Informations opérationnelles',
        'Operational information',
        'Operative Informationen',
        'Informações operacionais',
      ],
      help: [
        'Ce que les intervenants doivent savoir avant de venir\u00a0: interlocuteurs, usages, points de vigilance.',
        'What staff must know before they come: whom to see, customs, points to watch.',
        'Was Betreuende vor dem Einsatz wissen müssen: Ansprechpersonen, Gepflogenheiten, Besonderheiten.',
        'O que os intervenientes devem saber antes de ir: interlocutores, hábitos, pontos de atenção.',
      ],
    }),
  },
  representation: 'Valeur',
  list: { columns: ['Valeur'], sort: { field: 'id', order: 'ASC' } },
  operations: ONE_OF_A_COMPANY,
  tab: { group: 'operationnel', order: 1 },
});

export const EntrepriseInformationsOperationnelleBudget = defineResource({
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/InformationsOperationnelleBudget',
  contract: true,
  label: {
    one: ['Budget', 'Budget', 'Budget', 'Orçamento'],
    many: ['Budget', 'Budget', 'Budget', 'Orçamento'],
  },
  icon: 'statistics',
  path: '/adherents/{entrepriseId}/budget',
  fields: {
    // A text, as the contract's form has it: amounts with what they are for.
    Valeur: longText({
      label: ['Budget annuel', 'Yearly budget', 'Jahresbudget', 'Orçamento anual'],
      placeholder: [
        'Par exemple\u00a0: 12 000 €, dont 3 000 € de formation',
        'For example: €12,000, of which €3,000 for training',
        'Zum Beispiel: 12 000 €, davon 3 000 € für Schulungen',
        'Por exemplo: 12 000 €, dos quais 3 000 € para formação',
      ],
      maxLength: 1000,
    }),
  },
  representation: 'Valeur',
  list: { columns: ['Valeur'], sort: { field: 'id', order: 'ASC' } },
  operations: ONE_OF_A_COMPANY,
  tab: { group: 'operationnel', order: 2 },
});

export const EntreprisePlansDeveloppement = defineResource({
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/plansDeveloppement',
  contract: true,
  label: {
    one: ['Plan de développement', 'Development plan', 'Entwicklungsplan', 'Plano de desenvolvimento'],
    many: ['Plans de développement', 'Development plans', 'Entwicklungspläne', 'Planos de desenvolvimento'],
    new: [
      'Nouveau plan de développement',
      'New development plan',
      'Neuer Entwicklungsplan',
      'Novo plano de desenvolvimento',
    ],
  },
  icon: 'project',
  path: '/adherents/{entrepriseId}/plans-developpement',
  fields: {
    Annee: year({ label: ['Année', 'Year', 'Jahr', 'Ano'], required: true, immutable: true }),
    index: integer({ label: ['Rang', 'Rank', 'Rang', 'Posição'], min: 0, readOnly: true }),
    Libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true, maxLength: 200 }),
    Contenu: longText({ label: ['Contenu', 'Content', 'Inhalt', 'Conteúdo'] }),
  },
  representation: ['Annee', 'Libelle'],
  search: ['Annee', 'Libelle', 'Contenu'],
  list: { columns: ['Annee', 'Libelle', 'Contenu'], sort: { field: 'Annee', order: 'DESC' } },
  operations: { list: 'array', get: 'extension' },
  tab: { group: 'operationnel', order: 3 },
});
