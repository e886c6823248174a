import type { OperationGroup } from '../types';

const section = { area: 'reference data', source: '7.1' } as const;

/** A list that pickers read with any session. Section 6 names no right for it, so the name of its right is ours. */
const picked = (resource: string) => ({ ...section, rule: { resource, reading: 'session' } }) as const;

const administered = (path: string, resource: string): OperationGroup => ({
  ...picked(resource),
  paths: { [path]: 'GET POST', [`${path}/{id}`]: 'PUT DELETE' },
});

const onlyRead = (path: string, resource: string): OperationGroup => ({
  ...picked(resource),
  paths: { [path]: 'GET' },
});

/** Rights to write notices about a kind of target (section 6 of the specification). */
const NOTICE_WRITERS = ['UTILISATEURS', 'ENTREPRISES', 'FOURNISSEURS', 'PARTENAIRES'].flatMap((name) =>
  ['create', 'update', 'admin'].map((flag) => `${name}_INFOS_ADD:${flag}`),
);

/** Section 7.1: reference data. */
export const referenceOperations: readonly OperationGroup[] = [
  administered('/TypeContrats', 'TYPES_CONTRATS'),
  administered('/Domaines', 'DOMAINES'),
  administered('/SituationFamiliales', 'SITUATIONS_FAMILIALES'),
  administered('/CategoriesSocioPro', 'CATEGORIES_SOCIO_PRO'),
  administered('/Droits', 'DROITS'),
  administered('/Horaires', 'HORAIRES'),
  onlyRead('/TauxIPPs', 'TAUX_IPP'),
  onlyRead('/CategoriesInvalidites', 'CATEGORIES_INVALIDITE'),
  onlyRead('/TempsTravail', 'TEMPS_TRAVAIL'),
  onlyRead('/TypesInterventionCollective', 'TYPES_INTERVENTION_COLLECTIVE'),
  onlyRead('/NaturesInterventionCollective', 'NATURES_INTERVENTION_COLLECTIVE'),
  onlyRead('/TypesInterventionCollectiveProjet', 'TYPES_INTERVENTION_PROJET'),
  onlyRead('/SecteursActivites', 'SECTEURS_ACTIVITE'),
  onlyRead('/Themes', 'THEMES'),
  onlyRead('/PartiesPrenantes', 'PARTIES_PRENANTES'),
  onlyRead('/ressifnet/SecteursActivite', 'SECTEURS_ACTIVITE_RESSIFNET'),
  onlyRead('/daisy/SecteursActivite', 'SECTEURS_ACTIVITE_DAISY'),
  onlyRead('/CodesNaf', 'CODES_NAF'),
  onlyRead('/tenants', 'TENANTS'),
  onlyRead('/ressifnetFastt/fonctions', 'FONCTIONS_FASTT'),
  {
    ...section,
    reason: 'section 6 names PARAMETRES; the values of settings are for those who maintain them',
    rule: { resource: 'PARAMETRES' },
    paths: { '/parametres': 'GET POST', '/parametres/{id}': 'GET PUT DELETE' },
  },
  {
    ...section,
    reason:
      'section 6: settings narrow what the writers of notices choose from; these alone are read with their rights',
    rule: { resource: 'PARAMETRES', reading: NOTICE_WRITERS },
    paths: { '/parametres/Nom/{name}': 'GET' },
  },
];
