import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { documentFields, GUIDES_FONCTIONNEMENT } from './commonDocuments';
import { OF_A_COMPANY } from './commonEntreprises';

export const EntrepriseGuidesFonctionnement = defineResource({
  ...GUIDES_FONCTIONNEMENT,
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/guidesFonctionnement',
  contract: true,
  path: '/adherents/{entrepriseId}/guides-fonctionnement',
  fields: documentFields(),
  tab: { group: 'documents', order: 1 },
});

export const EntrepriseBilansActivite = defineResource({
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/bilansActivite',
  contract: true,
  label: {
    one: ['Bilan d’activité', 'Activity report', 'Tätigkeitsbericht', 'Relatório de atividade'],
    many: ['Bilans d’activité', 'Activity reports', 'Tätigkeitsberichte', 'Relatórios de atividade'],
    new: ['Nouveau bilan d’activité', 'New activity report', 'Neuer Tätigkeitsbericht', 'Novo relatório de atividade'],
  },
  icon: 'statistics',
  path: '/adherents/{entrepriseId}/bilans-activite',
  fields: {
    ...documentFields(),
    dateEnvoi: date({ label: ['Date d’envoi', 'Sent on', 'Versandt am', 'Data de envio'] }),
    datePresentation: date({
      label: ['Date de présentation', 'Presented on', 'Vorgestellt am', 'Data de apresentação'],
    }),
  },
  representation: 'fichier',
  search: ['description'],
  list: {
    columns: ['fichier', 'description', 'dateEnvoi', 'datePresentation'],
    sort: { field: 'dateEnvoi', order: 'DESC' },
  },
  tab: { group: 'documents', order: 2 },
});

export const EntreprisePlansPrevention = defineResource({
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/plansPrevention',
  contract: true,
  label: {
    one: ['Plan de prévention', 'Prevention plan', 'Präventionsplan', 'Plano de prevenção'],
    many: ['Plans de prévention', 'Prevention plans', 'Präventionspläne', 'Planos de prevenção'],
    new: ['Nouveau plan de prévention', 'New prevention plan', 'Neuer Präventionsplan', 'Novo plano de prevenção'],
  },
  icon: 'health',
  path: '/adherents/{entrepriseId}/plans-prevention',
  fields: {
    ...documentFields(),
    dateSignature: date({ label: ['Date de signature', 'Signed on', 'Unterzeichnet am', 'Data de assinatura'] }),
    dateValidite: date({
      label: ['Date de fin de validité', 'Valid until', 'Gültig bis', 'Data de fim de validade'],
    }),
  },
  representation: 'fichier',
  search: ['description'],
  list: {
    columns: ['fichier', 'description', 'dateSignature', 'dateValidite'],
    sort: { field: 'dateSignature', order: 'DESC' },
  },
  periods: [{ from: 'dateSignature', to: 'dateValidite' }],
  tab: { group: 'documents', order: 3 },
});
