import type { OperationGroup } from '../types';

const section = { area: 'companies', source: '7.3' } as const;

/**
 * Section 6: the list and the details open with ENTREPRISES:read or EXTERNES_ENTREPRISES_OPENSOME:read; editing needs
 * ENTREPRISES:update alone, which therefore also permits reading (docs/decisions/0010-collections.md).
 */
const COMPANY_READERS = ['EXTERNES_ENTREPRISES_OPENSOME:read', 'ENTREPRISES:update'] as const;
export const COMPANIES = { resource: 'ENTREPRISES', reading: COMPANY_READERS } as const;

/** People who may read the company may read its mappings. */
export const mappings = (resource: string) =>
  ({ resource, reading: ['ENTREPRISES:read', 'ENTREPRISES:admin', ...COMPANY_READERS] }) as const;

const withFile = (path: string) => ({
  [`/Entreprises/{id}/${path}`]: 'GET POST',
  [`/Entreprises/{id}/${path}/{itemId}`]: 'GET PUT DELETE',
  [`/Entreprises/{id}/${path}/{itemId}/download`]: 'GET',
});

const actions = (path: string) => ({
  [path]: 'GET POST',
  [`${path}/{actionId}`]: 'GET PUT DELETE',
});

const otherSystem = (segment: string, resource: string): readonly OperationGroup[] => [
  {
    ...section,
    reason: 'the companies of the other system are read with the mappings that name them',
    rule: mappings(resource),
    paths: { [`/${segment}/entreprises`]: 'GET POST' },
  },
  {
    ...section,
    reason:
      'docs/decisions/0010-collections.md, "Everything below a company": reading also works with a company’s rights',
    rule: mappings(resource),
    paths: {
      [`/${segment}/entreprises/{id}/MyRessifMapping`]: 'GET',
      [`/${segment}/entreprises/mapping`]: 'POST',
      [`/${segment}/entreprises/{id}/mapping/{mid}`]: 'DELETE',
    },
  },
];

/** Section 7.3: companies, folders, other systems. */
export const companyOperations: readonly OperationGroup[] = [
  {
    ...section,
    reason: 'docs/decisions/0010-collections.md, "Everything below a company asks for the rights of companies"',
    rule: COMPANIES,
    paths: {
      '/Entreprises': 'GET POST',
      '/Entreprises/{id}': 'GET PUT DELETE',
      '/Entreprises/{id}/DroitsDiffusion': 'PUT',
      '/Entreprises/{id}/Assistants': 'GET',
      '/Entreprises/{id}/Consultants': 'GET',
      '/Entreprises/{id}/Infirmiers': 'GET',
      '/Entreprises/{id}/Psychologues': 'GET',
      '/Entreprises/{id}/Planning': 'POST',
      '/Entreprises/{id}/Planning/{planningId}': 'GET PUT DELETE',
      '/Entreprises/{id}/contacts': 'GET POST',
      '/Entreprises/{id}/contacts/{itemId}': 'GET PUT DELETE',
      ...withFile('contrats'),
      ...withFile('prestationsAdditionnelles'),
      ...withFile('guidesFonctionnement'),
      ...withFile('bilansActivite'),
      ...withFile('plansPrevention'),
      '/Entreprises/{id}/sites': 'GET POST',
      '/Entreprises/{id}/sites/{itemId}': 'GET PUT DELETE',
      '/Entreprises/{id}/prestations': 'GET POST',
      '/Entreprises/{id}/prestations/{itemId}': 'GET PUT DELETE',
      '/Entreprises/{id}/CountPrestationsAdditionnelles': 'GET',
      '/Entreprises/{id}/analysesTactique': 'GET POST',
      '/Entreprises/{id}/plansDeveloppement': 'GET POST',
      '/Entreprises/{id}/plansDeveloppement/{year}': 'PUT DELETE',
      '/Entreprises/{id}/informationsOperationnelle': 'GET PUT',
      '/Entreprises/{id}/InformationsOperationnelleBudget': 'GET PUT',
      '/Entreprises/{id}/Sites/{siteId}/contacts': 'GET',
      '/Entreprises/{id}/sites/{siteId}/contacts/{contactId}': 'POST DELETE',
      '/Entreprises/{id}/prestations/{prestationId}/prestationsSites': 'GET',
      '/Entreprises/{id}/Prestations/{prestationId}/InfosPrestations': 'GET',
      ...actions('/Entreprises/{id}/ActionsCollectives'),
      ...actions('/Entreprises/{id}/Projet/{projetId}/ActionsCollectivesProjet'),
      '/entreprises/{id}/Projets': 'GET POST',
      '/entreprises/{id}/Projets/{pid}': 'GET PUT DELETE',
    },
  },
  {
    ...section,
    reason: 'taking one file off an action changes the action, as a PUT without that file does',
    rule: COMPANIES,
    paths: {
      '/Entreprises/{id}/ActionsCollectives/{actionId}/Files/{fileId}': 'DELETE:update',
      '/Entreprises/{id}/Projet/{projetId}/ActionsCollectivesProjet/{actionId}/Files/{fileId}': 'DELETE:update',
    },
  },
  {
    ...section,
    reason: 'section 6 names no right: the folders of people are more private than the company; the name is ours',
    rule: { resource: 'DOSSIERS' },
    paths: {
      '/Dossiers/{id}': 'GET',
      '/Dossiers/lasts': 'GET',
      '/dossiers/{id}/SituationProfessionnelles': 'GET',
      '/dossiers/{id}/SituationProfessionnelles/{situationId}': 'PUT',
      '/Dossiers/{id}/Notes': 'GET POST',
      '/Dossiers/{id}/Notes/{nid}': 'PUT DELETE',
    },
  },
  ...otherSystem('ressifnet', 'RESSIFNET'),
  ...otherSystem('daisy', 'DAISY'),
  {
    ...section,
    reason: 'section 6 names no right; the name is ours',
    rule: { resource: 'ACCES_PLATEFORME' },
    paths: {
      '/AccesPlateformeBeneficiaire': 'POST',
      '/AccesPlateformeBeneficiaire/{code}': 'GET',
      '/AccesPlateformeBeneficiaire/{id}': 'PUT',
    },
  },
];
