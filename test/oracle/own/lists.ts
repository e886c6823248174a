import { NOTICE_READERS } from '../operations/followUp';
import type { OperationGroup } from '../types';

const records = { area: 'reference data', source: 'docs/extensions.md, records' } as const;

const picked = (resource: string) => ({ resource, reading: 'session' }) as const;

/** The contract has no call for a single record: the list's readers may read one. */
const oneOf = (path: string, resource: string): OperationGroup => ({
  ...records,
  reason: 'one record is read by those who read the list',
  rule: picked(resource),
  paths: { [`${path}/{id}`]: 'GET' },
});

/** The contract only reads it; writing is administration and needs its own right. */
const kept = (path: string, resource: string): OperationGroup => ({
  ...records,
  reason: 'the contract only reads the list; writing it asks for the flag of its own right',
  rule: picked(resource),
  paths: { [path]: 'POST', [`${path}/{id}`]: 'GET PUT DELETE' },
});

/** The contract contains only ids of these records (docs/decisions/0010-collections.md); pickers read the list. */
const added = (path: string, resource: string): OperationGroup => ({
  ...records,
  reason: 'docs/decisions/0010-collections.md: branches, regions and frequencies are lists of our own',
  rule: picked(resource),
  paths: { [path]: 'GET POST', [`${path}/{id}`]: 'GET PUT DELETE' },
});

export const ownLists: readonly OperationGroup[] = [
  oneOf('/TypeContrats', 'TYPES_CONTRATS'),
  oneOf('/Domaines', 'DOMAINES'),
  oneOf('/SituationFamiliales', 'SITUATIONS_FAMILIALES'),
  oneOf('/CategoriesSocioPro', 'CATEGORIES_SOCIO_PRO'),
  oneOf('/Droits', 'DROITS'),
  oneOf('/Horaires', 'HORAIRES'),
  oneOf('/CodesNaf', 'CODES_NAF'),
  oneOf('/tenants', 'TENANTS'),
  kept('/TauxIPPs', 'TAUX_IPP'),
  kept('/CategoriesInvalidites', 'CATEGORIES_INVALIDITE'),
  kept('/TempsTravail', 'TEMPS_TRAVAIL'),
  kept('/TypesInterventionCollective', 'TYPES_INTERVENTION_COLLECTIVE'),
  kept('/NaturesInterventionCollective', 'NATURES_INTERVENTION_COLLECTIVE'),
  kept('/TypesInterventionCollectiveProjet', 'TYPES_INTERVENTION_PROJET'),
  kept('/SecteursActivites', 'SECTEURS_ACTIVITE'),
  kept('/Themes', 'THEMES'),
  kept('/PartiesPrenantes', 'PARTIES_PRENANTES'),
  kept('/ressifnet/SecteursActivite', 'SECTEURS_ACTIVITE_RESSIFNET'),
  kept('/daisy/SecteursActivite', 'SECTEURS_ACTIVITE_DAISY'),
  kept('/ressifnetFastt/fonctions', 'FONCTIONS_FASTT'),
  added('/Branches', 'BRANCHES'),
  added('/Regions', 'REGIONS'),
  added('/Periodicites', 'PERIODICITES'),
  {
    ...records,
    reason: 'docs/decisions/0024-notices.md: the contract has only ids of tags',
    rule: picked('PARAMETRES'),
    paths: { '/TagsInformations': 'GET POST', '/TagsInformations/{id}': 'GET PUT DELETE' },
  },
  {
    ...records,
    reason: 'the first of several files, as of every record with files',
    rule: NOTICE_READERS,
    paths: { '/InformationsAdditionnelles/{id}/download': 'GET' },
  },
];
