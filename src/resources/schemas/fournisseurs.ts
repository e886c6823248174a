import { defineResource } from '../defineResource';
import { enumeration } from '../fields/enumeration/kind';
import { analyseFields, ANALYSES_TACTIQUES } from './commonAnalyses';
import { CONTACTS, contactFields, mainContacts } from './commonContacts';
import { CONTRATS, contratFields, currentContracts } from './commonContrats';
import { noticeFields, NOTICES, noticesAbout } from './commonNotices';
import {
  nom,
  organisationFields,
  organisationLists,
  organisationSections,
  pertinent,
  PERTINENT_ONLY,
  statut,
} from './commonOrganisations';

const CHILD = { parent: { resource: 'Fournisseurs', parameter: 'fournisseurId' }, rights: 'FOURNISSEURS' } as const;

export const Fournisseurs = defineResource({
  name: 'Fournisseurs',
  contract: true,
  label: {
    one: ['Fournisseur', 'Supplier', 'Lieferant', 'Fornecedor'],
    many: ['Fournisseurs', 'Suppliers', 'Lieferanten', 'Fornecedores'],
    new: ['Nouveau fournisseur', 'New supplier', 'Neuer Lieferant', 'Novo fornecedor'],
  },
  icon: 'supplier',
  rights: 'FOURNISSEURS',
  menu: { group: 'partenaires', order: 5 },
  path: '/fournisseurs',
  fields: {
    nom: nom(),
    categorie: enumeration({
      label: ['Catégorie', 'Category', 'Kategorie', 'Categoria'],
      required: true,
      options: [
        { value: 'Prestation', label: ['Prestations de service', 'Services', 'Dienstleistungen', 'Serviços'] },
        { value: 'Formation', label: ['Formation', 'Training', 'Schulung', 'Formação'] },
        { value: 'Equipement', label: ['Matériel', 'Equipment', 'Ausstattung', 'Equipamento'] },
        { value: 'Informatique', label: ['Informatique', 'IT', 'IT', 'Informática'] },
        { value: 'Laboratoire', label: ['Laboratoire', 'Laboratory', 'Labor', 'Laboratório'] },
        { value: 'Autre', label: ['Autre', 'Other', 'Sonstiges', 'Outro'] },
      ],
    }),
    statut: statut(),
    pertinent: pertinent(),
    ...organisationFields(),
  },
  ...organisationLists('categorie', 'statut', 'pertinent'),
  sections: organisationSections('nom', 'categorie', 'statut', 'pertinent', 'siret'),
  parameters: PERTINENT_ONLY,
  summary: {
    fields: ['statut', 'categorie', 'telephone', 'email', 'ville'],
    cards: {
      contratsEnCours: currentContracts('Fournisseurs/{fournisseurId}/contrats'),
      contactPrincipal: mainContacts('Fournisseurs/{fournisseurId}/contacts'),
    },
  },
});

export const FournisseurContacts = defineResource({
  ...CHILD,
  ...CONTACTS,
  name: 'Fournisseurs/{fournisseurId}/contacts',
  contract: true,
  fields: contactFields(),
  tab: { group: 'relation', order: 1 },
});

export const FournisseurContrats = defineResource({
  ...CHILD,
  ...CONTRATS,
  name: 'Fournisseurs/{fournisseurId}/contrats',
  contract: true,
  fields: contratFields(),
  tab: { group: 'documents', order: 1 },
});

export const FournisseurAnalysesTactique = defineResource({
  ...CHILD,
  ...ANALYSES_TACTIQUES,
  name: 'Fournisseurs/{fournisseurId}/analysesTactique',
  contract: true,
  fields: analyseFields(),
  tab: { group: 'documents', order: 2 },
});

export const FournisseurInformations = defineResource({
  ...CHILD,
  ...NOTICES,
  name: 'Fournisseurs/{fournisseurId}/InformationsAdditionnelles',
  path: '/fournisseurs/{fournisseurId}/informations',
  fields: noticeFields,
  view: noticesAbout('Fournisseur'),
  tab: { group: 'relation', order: 2 },
});
