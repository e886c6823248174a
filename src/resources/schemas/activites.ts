import { defineResource } from '../defineResource';
import { colour } from '../fields/colour/kind';
import { naf } from '../fields/naf/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import {
  actif,
  ACTIF_ONLY,
  code,
  description,
  libelle,
  MAINTAINED_BY_EXTENSION,
  ordre,
  PLAIN_LIST,
  plainFields,
  READ_THROUGH_LIST,
} from './common';

export const Domaines = defineResource({
  name: 'Domaines',
  contract: true,
  label: {
    one: ['Domaine', 'Domain', 'Bereich', 'Domínio'],
    many: ['Domaines', 'Domains', 'Bereiche', 'Domínios'],
    new: ['Nouveau domaine', 'New domain', 'Neuer Bereich', 'Novo domínio'],
  },
  help: [
    'Les domaines d’intervention et leurs sous-domaines.',
    'Domains of intervention and their subdomains.',
    'Einsatzbereiche und ihre Unterbereiche.',
    'Os domínios de intervenção e os seus subdomínios.',
  ],
  icon: 'domain',
  rights: 'DOMAINES',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/domaines',
  fields: {
    code: code(),
    libelle: libelle(),
    parentId: reference({
      label: ['Domaine parent', 'Parent domain', 'Übergeordneter Bereich', 'Domínio superior'],
      help: [
        'Laisser vide pour un domaine de premier niveau.',
        'Leave empty for a domain of the first level.',
        'Leer lassen für einen Bereich der ersten Ebene.',
        'Deixar vazio para um domínio de primeiro nível.',
      ],
      resource: 'Domaines',
    }),
    couleur: colour({ label: ['Couleur', 'Colour', 'Farbe', 'Cor'] }),
    description: description(),
    ordre: ordre(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'parentId', 'couleur', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: READ_THROUGH_LIST,
  parameters: {
    ...ACTIF_ONLY,
    IncludeSubdomains: {
      label: ['Avec les sous-domaines', 'With subdomains', 'Mit Unterbereichen', 'Com os subdomínios'],
      whenFalse: { field: 'parentId', operator: 'isEmpty' },
    },
  },
  tree: { parent: 'parentId' },
});

export const Themes = defineResource({
  name: 'Themes',
  contract: true,
  label: {
    one: ['Thème', 'Theme', 'Thema', 'Tema'],
    many: ['Thèmes', 'Themes', 'Themen', 'Temas'],
    new: ['Nouveau thème', 'New theme', 'Neues Thema', 'Novo tema'],
  },
  icon: 'theme',
  rights: 'THEMES',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/themes',
  fields: {
    code: code(),
    libelle: libelle(),
    domaineId: reference({ label: ['Domaine', 'Domain', 'Bereich', 'Domínio'], resource: 'Domaines' }),
    description: description(),
    ordre: ordre(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'domaineId', 'ordre', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const SecteursActivites = defineResource({
  ...PLAIN_LIST,
  name: 'SecteursActivites',
  contract: true,
  label: {
    one: ['Secteur d’activité', 'Activity sector', 'Wirtschaftszweig', 'Setor de atividade'],
    many: ['Secteurs d’activité', 'Activity sectors', 'Wirtschaftszweige', 'Setores de atividade'],
    new: ['Nouveau secteur d’activité', 'New activity sector', 'Neuer Wirtschaftszweig', 'Novo setor de atividade'],
  },
  icon: 'sector',
  rights: 'SECTEURS_ACTIVITE',
  menu: { group: 'referentiels' },
  path: '/secteurs-activite',
  fields: plainFields(),
  operations: MAINTAINED_BY_EXTENSION,
});

export const RessifnetSecteursActivite = defineResource({
  ...PLAIN_LIST,
  name: 'ressifnet/SecteursActivite',
  contract: true,
  label: {
    one: [
      'Secteur d’activité Ressifnet',
      'Ressifnet activity sector',
      'Ressifnet-Wirtschaftszweig',
      'Setor de atividade Ressifnet',
    ],
    many: [
      'Secteurs d’activité Ressifnet',
      'Ressifnet activity sectors',
      'Ressifnet-Wirtschaftszweige',
      'Setores de atividade Ressifnet',
    ],
    new: [
      'Nouveau secteur d’activité Ressifnet',
      'New ressifnet activity sector',
      'Neuer Ressifnet-Wirtschaftszweig',
      'Novo setor de atividade Ressifnet',
    ],
  },
  icon: 'sector',
  rights: 'SECTEURS_ACTIVITE_RESSIFNET',
  menu: {
    group: 'referentiels',
    label: ['Secteurs Ressifnet', 'Ressifnet sectors', 'Ressifnet-Zweige', 'Setores Ressifnet'],
  },
  path: '/secteurs-activite-ressifnet',
  fields: plainFields(),
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const DaisySecteursActivite = defineResource({
  ...PLAIN_LIST,
  name: 'daisy/SecteursActivite',
  contract: true,
  label: {
    one: ['Secteur d’activité Daisy', 'Daisy activity sector', 'Daisy-Wirtschaftszweig', 'Setor de atividade Daisy'],
    many: [
      'Secteurs d’activité Daisy',
      'Daisy activity sectors',
      'Daisy-Wirtschaftszweige',
      'Setores de atividade Daisy',
    ],
    new: [
      'Nouveau secteur d’activité Daisy',
      'New daisy activity sector',
      'Neuer Daisy-Wirtschaftszweig',
      'Novo setor de atividade Daisy',
    ],
  },
  icon: 'sector',
  rights: 'SECTEURS_ACTIVITE_DAISY',
  menu: {
    group: 'referentiels',
    label: ['Secteurs Daisy', 'Daisy sectors', 'Daisy-Wirtschaftszweige', 'Setores Daisy'],
  },
  path: '/secteurs-activite-daisy',
  fields: plainFields(),
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const CodesNaf = defineResource({
  name: 'CodesNaf',
  contract: true,
  label: {
    one: ['Code NAF', 'NAF code', 'NAF-Code', 'Código NAF'],
    many: ['Codes NAF', 'NAF codes', 'NAF-Codes', 'Códigos NAF'],
  },
  help: [
    'Nomenclature d’activités française, révision 2\u00a0: les 732 sous-classes.',
    'French classification of activities, revision 2: the 732 sub-classes.',
    'Französische Klassifikation der Wirtschaftszweige, Revision 2: die 732 Unterklassen.',
    'Nomenclatura francesa de atividades, revisão 2: as 732 subclasses.',
  ],
  icon: 'code',
  rights: 'CODES_NAF',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/codes-naf',
  fields: {
    code: naf({ label: ['Code', 'Code', 'Code', 'Código'], required: true, unique: true }),
    libelle: libelle(),
    division: text({ label: ['Division', 'Division', 'Abteilung', 'Divisão'], required: true, maxLength: 200 }),
  },
  representation: ['code', 'libelle'],
  search: ['code', 'libelle'],
  list: { columns: ['code', 'libelle', 'division'], sort: { field: 'code', order: 'ASC' } },
  operations: { order: 'extension', get: 'extension', create: 'none', update: 'none', delete: 'none' },
});
