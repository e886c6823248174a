import type { OperationGroup } from '../types';

const records = { area: 'partners', source: 'docs/extensions.md, records' } as const;
const ofFile = (path: string) => ({ [`${path}/download/{fileId}`]: 'GET' });
const notices = (path: string) => ({
  [path]: 'GET',
  [`${path}/{itemId}`]: 'GET',
  [`${path}/{itemId}/download`]: 'GET',
  ...ofFile(`${path}/{itemId}`),
});
const below = 'what stands below a record is read with the record';

export const ownPartners: readonly OperationGroup[] = [
  {
    ...records,
    reason: below,
    rule: { resource: 'PARTENAIRES' },
    paths: {
      '/Partenaires/{id}/resume': 'GET',
      ...ofFile('/Partenaires/{id}/contrats/{cid}'),
      ...notices('/Partenaires/{id}/InformationsAdditionnelles'),
    },
  },
  {
    ...records,
    reason: below,
    rule: { resource: 'FOURNISSEURS' },
    paths: {
      '/Fournisseurs/{id}/resume': 'GET',
      '/Fournisseurs/{id}/analysesTactique/{itemId}': 'GET PUT DELETE',
      ...ofFile('/Fournisseurs/{id}/contrats/{cid}'),
      ...notices('/Fournisseurs/{id}/InformationsAdditionnelles'),
    },
  },
  {
    ...records,
    reason: below,
    rule: { resource: 'PARTENAIRES_FASTT' },
    paths: {
      '/PartenairesFASTT/{id}/resume': 'GET',
      ...ofFile('/PartenairesFASTT/{id}/contrats/{cid}'),
      ...ofFile('/PartenairesFASTT/{id}/guidesFonctionnement/{itemId}'),
      ...ofFile('/PartenairesFASTT/{id}/documentsBeneficiaire/{docId}'),
    },
  },
  {
    ...records,
    reason: 'the type itself is read with a session; its summary counts only what the caller may list',
    rule: 'session',
    paths: { '/TypesPartenaireFASTT/{id}/resume': 'GET' },
  },
  {
    ...records,
    reason: 'who belongs to a type is read by those who may see its page',
    rule: { resource: 'TYPES_PARTENAIRES_FASTT' },
    paths: { '/TypesPartenaireFASTT/{id}/membres': 'GET', '/TypesPartenaireFASTT/{id}/membres/{mid}': 'GET' },
  },
];
