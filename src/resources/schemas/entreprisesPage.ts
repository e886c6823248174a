import type { SummaryCard } from './common';
import { mainContacts } from './commonContacts';
import { currentContracts } from './commonContrats';
import { COMPANY_ACTIONS, COMPANY_CONTACTS, COMPANY_SERVICES } from './commonEntreprises';

/** The groups of the tabs of a company's page. */
export const COMPANY_TABS = {
  suivi: ['Suivi', 'Follow-up', 'Betreuung', 'Acompanhamento'],
  contacts: ['Contacts et sites', 'Contacts and sites', 'Kontakte und Standorte', 'Contactos e locais'],
  prestations: ['Prestations', 'Services', 'Leistungen', 'Prestações'],
  contrats: ['Contrats', 'Contracts', 'Verträge', 'Contratos'],
  documents: ['Documents', 'Documents', 'Dokumente', 'Documentos'],
  projets: ['Projets et actions', 'Projects and actions', 'Projekte und Maßnahmen', 'Projetos e ações'],
  operationnel: ['Opérationnel', 'Operations', 'Operatives', 'Operacional'],
  rapprochements: ['Rapprochements', 'Mappings', 'Zuordnungen', 'Correspondências'],
} as const;

const servicesOfTheYear: SummaryCard = {
  label: ['Prestations de l’année', 'Services of the year', 'Jahresleistungen', 'Prestações do ano'],
  collection: COMPANY_SERVICES,
  where: { field: 'annee', operator: 'equals', value: { moment: 'year' } },
  sort: { field: 'libelle', order: 'ASC' },
  limit: 8,
  columns: ['libelle', 'quantitePrevue', 'unite', 'etat'],
  empty: [
    'Aucune prestation prévue pour l’année.',
    'No service is planned for the year.',
    'Für das Jahr ist keine Leistung geplant.',
    'Nenhuma prestação prevista para o ano.',
  ],
};

const nextInterventions: SummaryCard = {
  label: ['Prochaines interventions', 'Next interventions', 'Nächste Einsätze', 'Próximas intervenções'],
  collection: COMPANY_ACTIONS,
  where: { field: 'dateAction', operator: 'greaterOrEqual', value: { moment: 'today' } },
  sort: { field: 'dateAction', order: 'ASC' },
  limit: 5,
  columns: ['dateAction', 'interventions', 'commentaire'],
  empty: [
    'Aucune intervention à venir.',
    'No intervention is coming up.',
    'Keine Einsätze stehen bevor.',
    'Nenhuma intervenção agendada.',
  ],
};

/** What a consultant comes for, before any tab is opened. */
export const COMPANY_SUMMARY = {
  fields: ['statut', 'responsableId', 'suppleantId', 'gestionnaireId', 'effectif', 'ville', 'telephone', 'email'],
  cards: {
    contact: mainContacts(COMPANY_CONTACTS),
    contrats: currentContracts('Entreprises/{entrepriseId}/contrats'),
    interventions: nextInterventions,
    prestations: servicesOfTheYear,
  },
} as const;
