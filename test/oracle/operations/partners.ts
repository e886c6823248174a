import type { OperationGroup } from '../types';

const section = { area: 'partners', source: '7.4' } as const;

const crud = (path: string, parameter = 'id') => ({ [path]: 'GET POST', [`${path}/{${parameter}}`]: 'GET PUT DELETE' });
const withFile = (path: string, parameter: string) => ({
  ...crud(path, parameter),
  [`${path}/{${parameter}}/download`]: 'GET',
});
const organisation = (path: string) => ({
  ...crud(path),
  ...crud(`${path}/{id}/contacts`, 'contactId'),
  ...withFile(`${path}/{id}/contrats`, 'cid'),
});

/** Section 7.4: partners, suppliers, contacts, FASTT. */
export const partnerOperations: readonly OperationGroup[] = [
  { ...section, rule: { resource: 'PARTENAIRES' }, paths: organisation('/Partenaires') },
  {
    ...section,
    rule: { resource: 'FOURNISSEURS' },
    paths: { ...organisation('/Fournisseurs'), '/Fournisseurs/{id}/analysesTactique': 'GET POST' },
  },
  {
    ...section,
    reason: 'section 6 names no right; the name is ours',
    rule: { resource: 'CONTACTS' },
    paths: crud('/Contacts'),
  },
  {
    ...section,
    reason: 'the picker of a FASTT partner reads the types with a session',
    rule: { resource: 'TYPES_PARTENAIRES_FASTT', reading: 'session' },
    paths: crud('/TypesPartenaireFASTT'),
  },
  {
    ...section,
    rule: { resource: 'TYPES_PARTENAIRES_FASTT' },
    paths: { '/TypesPartenaireFASTT/{id}/membres/{mid}': 'POST DELETE' },
  },
  {
    ...section,
    rule: { resource: 'PARTENAIRES_FASTT' },
    paths: {
      ...organisation('/PartenairesFASTT'),
      ...withFile('/PartenairesFASTT/{id}/guidesFonctionnement', 'itemId'),
      ...withFile('/PartenairesFASTT/{partenaire}/documentsBeneficiaire', 'docId'),
    },
  },
];
