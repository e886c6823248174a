import { defineResource } from '../defineResource';
import { CONTACTS, contactFields } from './commonContacts';
import { CONTRATS, contratFields } from './commonContrats';
import { documentFields, GUIDES_FONCTIONNEMENT } from './commonDocuments';

/** What FASTT partners have: contacts, contracts and documents. */

const RIGHTS = 'PARTENAIRES_FASTT';
const CHILD = { parent: { resource: 'PartenairesFASTT', parameter: 'partenaireId' }, rights: RIGHTS } as const;
const PATH = '/partenaires-fastt';

export const PartenaireFASTTContacts = defineResource({
  ...CHILD,
  ...CONTACTS,
  name: 'PartenairesFASTT/{partenaireId}/contacts',
  contract: true,
  path: `${PATH}/{partenaireId}/contacts`,
  fields: contactFields(),
  tab: { group: 'relation', order: 1 },
});

export const PartenaireFASTTContrats = defineResource({
  ...CHILD,
  ...CONTRATS,
  name: 'PartenairesFASTT/{partenaireId}/contrats',
  contract: true,
  path: `${PATH}/{partenaireId}/contrats`,
  fields: contratFields(),
  tab: { group: 'documents', order: 1 },
});

export const PartenaireFASTTGuides = defineResource({
  ...CHILD,
  ...GUIDES_FONCTIONNEMENT,
  name: 'PartenairesFASTT/{partenaireId}/guidesFonctionnement',
  contract: true,
  path: `${PATH}/{partenaireId}/guides-fonctionnement`,
  fields: documentFields(),
  tab: { group: 'documents', order: 2 },
});

export const DocumentsBeneficiaire = defineResource({
  name: 'PartenairesFASTT/{partenaire}/documentsBeneficiaire',
  contract: true,
  parent: { resource: 'PartenairesFASTT', parameter: 'partenaire' },
  rights: RIGHTS,
  label: {
    one: ['Document bénéficiaire', 'Beneficiary document', 'Begünstigtendokument', 'Documento do beneficiário'],
    many: ['Documents bénéficiaires', 'Beneficiary documents', 'Begünstigtendokumente', 'Documentos dos beneficiários'],
    new: [
      'Nouveau document bénéficiaire',
      'New beneficiary document',
      'Neues Begünstigtendokument',
      'Novo documento do beneficiário',
    ],
  },
  help: [
    'Ce que les bénéficiaires reçoivent de ce partenaire.',
    'What beneficiaries receive from this partner.',
    'Was Begünstigte von diesem Partner erhalten.',
    'O que os beneficiários recebem deste parceiro.',
  ],
  icon: 'file',
  path: `${PATH}/{partenaire}/documents-beneficiaire`,
  fields: documentFields(),
  representation: 'fichier',
  search: ['description'],
  list: { columns: ['fichier', 'description'], sort: { field: 'id', order: 'DESC' } },
  operations: { order: 'extension' },
  tab: { group: 'documents', order: 3 },
});
