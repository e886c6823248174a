import { COMPANIES, mappings } from '../operations/companies';
import type { OperationGroup } from '../types';

const records = { area: 'companies', source: 'docs/extensions.md, records' } as const;
const company = '/Entreprises/{id}';
const ofFile = (path: string) => ({ [`${path}/download/{fileId}`]: 'GET' });
const ofFiles = (path: string) => ({ [`${path}/download`]: 'GET', ...ofFile(path) });
const view = (path: string) => ({ [path]: 'GET', [`${path}/{itemId}`]: 'GET' });

const mappingReads = (segment: string, resource: string): OperationGroup => ({
  ...records,
  reason: 'one mapping is read by those who read the list',
  rule: mappings(resource),
  paths: { [`/${segment}/entreprises/{id}/mapping/{mid}`]: 'GET' },
});

const otherCompanies = (segment: string, resource: string): OperationGroup => ({
  ...records,
  reason: 'the contract creates and lists them; pickers of mappings read, keeping asks for the own right',
  rule: mappings(resource),
  paths: { [`/${segment}/entreprises/{id}`]: 'GET PUT DELETE' },
});

export const ownCompanies: readonly OperationGroup[] = [
  {
    area: 'companies',
    source: 'docs/extensions.md, home',
    reason: 'the caller’s own companies, to those who read companies',
    rule: COMPANIES,
    paths: { '/accueil/contrats': 'GET' },
  },
  {
    area: 'companies',
    source: 'docs/extensions.md, departments',
    reason: 'a map of the list, to those who read companies',
    rule: COMPANIES,
    paths: { '/Entreprises/departements': 'GET' },
  },
  {
    ...records,
    reason: 'docs/decisions/0010-collections.md, "Everything below a company asks for the rights of companies"',
    rule: COMPANIES,
    paths: {
      [`${company}/resume`]: 'GET',
      [`${company}/DroitsDiffusion`]: 'GET',
      [`${company}/Assistants/{itemId}`]: 'GET',
      [`${company}/Consultants/{itemId}`]: 'GET',
      [`${company}/Infirmiers/{itemId}`]: 'GET',
      [`${company}/Psychologues/{itemId}`]: 'GET',
      [`${company}/Planning`]: 'GET',
      [`${company}/analysesTactique/{itemId}`]: 'GET PUT DELETE',
      [`${company}/plansDeveloppement/{itemId}`]: 'GET',
      [`${company}/prestations/{prestationId}/resume`]: 'GET',
      [`${company}/prestations/{prestationId}/prestationsSites`]: 'POST',
      [`${company}/prestations/{prestationId}/prestationsSites/{itemId}`]: 'GET PUT DELETE',
      [`${company}/sites/{siteId}/resume`]: 'GET',
      [`${company}/sites/{siteId}/contacts/{contactId}`]: 'GET',
      [`${company}/Projets/{pid}/resume`]: 'GET',
      ...ofFile(`${company}/contrats/{itemId}`),
      ...ofFile(`${company}/prestationsAdditionnelles/{itemId}`),
      ...ofFile(`${company}/guidesFonctionnement/{itemId}`),
      ...ofFile(`${company}/bilansActivite/{itemId}`),
      ...ofFile(`${company}/plansPrevention/{itemId}`),
      ...ofFiles(`${company}/ActionsCollectives/{actionId}`),
      ...ofFiles(`${company}/Projet/{projetId}/ActionsCollectivesProjet/{actionId}`),
      ...view(`${company}/InformationsAdditionnelles`),
      ...ofFiles(`${company}/InformationsAdditionnelles/{itemId}`),
    },
  },
  {
    ...records,
    reason: 'folders and accesses keep their own right, wherever they are shown',
    rule: { resource: 'DOSSIERS' },
    paths: {
      '/Dossiers': 'GET POST',
      '/Dossiers/{id}': 'PUT DELETE',
      '/Dossiers/{id}/resume': 'GET',
      '/Dossiers/{id}/Notes/{nid}': 'GET',
      '/Dossiers/{id}/SituationProfessionnelles': 'POST',
      '/Dossiers/{id}/SituationProfessionnelles/{situationId}': 'GET DELETE',
      ...view(`${company}/Dossiers`),
    },
  },
  {
    ...records,
    reason: 'folders and accesses keep their own right, wherever they are shown',
    rule: { resource: 'ACCES_PLATEFORME' },
    paths: {
      '/AccesPlateformeBeneficiaire': 'GET',
      '/AccesPlateformeBeneficiaire/{id}': 'DELETE',
      ...view(`${company}/AccesPlateforme`),
    },
  },
  otherCompanies('ressifnet', 'RESSIFNET'),
  otherCompanies('daisy', 'DAISY'),
  mappingReads('ressifnet', 'RESSIFNET'),
  mappingReads('daisy', 'DAISY'),
];
