import { defineResource } from '../defineResource';
import { enumeration } from '../fields/enumeration/kind';
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

const CHILD = { parent: { resource: 'Partenaires', parameter: 'partenaireId' }, rights: 'PARTENAIRES' } as const;

export const Partenaires = defineResource({
  name: 'Partenaires',
  contract: true,
  label: {
    one: ['Partenaire', 'Partner', 'Partner', 'Parceiro'],
    many: ['Partenaires', 'Partners', 'Partner', 'Parceiros'],
    new: ['Nouveau partenaire', 'New partner', 'Neuer Partner', 'Novo parceiro'],
  },
  icon: 'partner',
  rights: 'PARTENAIRES',
  menu: { group: 'partenaires', order: 1 },
  path: '/partenaires',
  fields: {
    nom: nom(),
    type: enumeration({
      label: ['Type', 'Type', 'Art', 'Tipo'],
      required: true,
      options: [
        { value: 'Institution', label: ['Institution', 'Institution', 'Institution', 'Instituição'], status: 'info' },
        {
          value: 'Sante',
          label: ['Santé au travail', 'Occupational health', 'Arbeitsmedizin', 'Saúde no trabalho'],
          status: 'success',
        },
        {
          value: 'Social',
          label: ['Action sociale', 'Social services', 'Soziale Dienste', 'Ação social'],
          status: 'customPurple',
        },
        {
          value: 'Formation',
          label: ['Formation et emploi', 'Training and employment', 'Bildung und Arbeit', 'Formação e emprego'],
          status: 'warning',
        },
        { value: 'Association', label: ['Association', 'Association', 'Verein', 'Associação'], status: 'secondary' },
        { value: 'Autre', label: ['Autre', 'Other', 'Sonstiges', 'Outro'], status: 'secondary' },
      ],
    }),
    statut: statut(),
    pertinent: pertinent(),
    ...organisationFields(),
  },
  ...organisationLists('type', 'statut', 'pertinent'),
  sections: organisationSections('nom', 'type', 'statut', 'pertinent', 'siret'),
  parameters: PERTINENT_ONLY,
  summary: {
    fields: ['statut', 'type', 'telephone', 'email', 'ville'],
    cards: {
      contratsEnCours: currentContracts('Partenaires/{partenaireId}/contrats'),
      contactPrincipal: mainContacts('Partenaires/{partenaireId}/contacts'),
    },
  },
});

export const PartenaireContacts = defineResource({
  ...CHILD,
  ...CONTACTS,
  name: 'Partenaires/{partenaireId}/contacts',
  contract: true,
  fields: contactFields(),
  tab: { group: 'relation', order: 1 },
});

export const PartenaireContrats = defineResource({
  ...CHILD,
  ...CONTRATS,
  name: 'Partenaires/{partenaireId}/contrats',
  contract: true,
  fields: contratFields(),
  tab: { group: 'documents', order: 1 },
});

export const PartenaireInformations = defineResource({
  ...CHILD,
  ...NOTICES,
  name: 'Partenaires/{partenaireId}/InformationsAdditionnelles',
  path: '/partenaires/{partenaireId}/informations',
  fields: noticeFields,
  view: noticesAbout('Partenaire'),
  tab: { group: 'relation', order: 2 },
});
