import type { SummaryCard } from './common';
import { mainContacts } from './commonContacts';
import { currentContracts } from './commonContrats';
import { COMPANY_ACTIONS, COMPANY_CONTACTS, COMPANY_SERVICES } from './commonEntreprises';

/** The groups of the tabs of a company's page. */
export const COMPANY_TABS = {
  suivi: ['Suivi', 'Follow-up', 'Betreuung', 'Acompanhamento'],
  contacts: ['Contacts et sites', 'Contacts and sites', 'Kontakte und Standorte', 'Contactos e locais'],
  prestations: [
    'Prestations et contrats',
    'Services and contracts',
    'Leistungen und Verträge',
    'Prestações e contratos',
  ],
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

const comingActions: SummaryCard = {
  // Named as their tab is, and unlike the slots of the planning beside it.
  label: ['Actions à venir', 'Coming actions', 'Kommende Maßnahmen', 'Próximas ações'],
  collection: COMPANY_ACTIONS,
  where: { field: 'dateAction', operator: 'greaterOrEqual', value: { moment: 'today' } },
  sort: { field: 'dateAction', order: 'ASC' },
  limit: 5,
  columns: ['dateAction', 'interventions', 'commentaire'],
  empty: [
    'Aucune action collective à venir.',
    'No collective action is coming up.',
    'Keine Gruppenmaßnahmen stehen bevor.',
    'Nenhuma ação coletiva agendada.',
  ],
};

/** What a consultant comes for, before any tab is opened. */
export const COMPANY_SUMMARY = {
  fields: ['statut', 'responsableId', 'suppleantId', 'gestionnaireId', 'effectif', 'ville', 'telephone', 'email'],
  cards: {
    contact: mainContacts(COMPANY_CONTACTS),
    contrats: currentContracts('Entreprises/{entrepriseId}/contrats'),
    interventions: comingActions,
    prestations: servicesOfTheYear,
  },
} as const;
