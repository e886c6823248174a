import { defineResource } from '../defineResource';
import { colour } from '../fields/colour/kind';
import { date } from '../fields/date/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import { libelle, ordre, utilisateurId } from './common';

export const ChangelogTypes = defineResource({
  name: 'changelogTypes',
  contract: true,
  label: {
    one: ['Type de nouveauté', 'Changelog type', 'Art von Neuerung', 'Tipo de novidade'],
    many: ['Types de nouveauté', 'Changelog types', 'Arten von Neuerungen', 'Tipos de novidade'],
    new: ['Nouveau type de nouveauté', 'New changelog type', 'Neue Art von Neuerung', 'Novo tipo de novidade'],
  },
  icon: 'category',
  rights: 'PARAMETRES',
  readableBy: 'session',
  openFields: ['couleur'],
  menu: { group: 'administration' },
  path: '/changelog-types',
  fields: {
    libelle: libelle(),
    couleur: colour({ label: ['Couleur', 'Colour', 'Farbe', 'Cor'] }),
    ordre: ordre(),
  },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle', 'couleur', 'ordre'], sort: { field: 'ordre', order: 'ASC' } },
  operations: { order: 'extension' },
});

const changelogFields = () => ({
  application: enumeration({
    label: ['Application', 'Application', 'Anwendung', 'Aplicação'],
    required: true,
    initial: 'Portail',
    options: [
      { value: 'Portail', label: ['Portail', 'Portal', 'Portal', 'Portal'] },
      { value: 'RessifnetASST', label: ['Ressifnet ASST', 'Ressifnet ASST', 'Ressifnet ASST', 'Ressifnet ASST'] },
      { value: 'RessifnetIST', label: ['Ressifnet IST', 'Ressifnet IST', 'Ressifnet IST', 'Ressifnet IST'] },
      { value: 'RessifnetFASTT', label: ['Ressifnet FASTT', 'Ressifnet FASTT', 'Ressifnet FASTT', 'Ressifnet FASTT'] },
    ],
  }),
  tenantId: text({
    label: ['Organisation', 'Organisation', 'Organisation', 'Organização'],
    help: [
      'Le code de l’organisation concernée, tel que dans la liste des organisations.',
      'The code of the organisation concerned, as in the list of organisations.',
      'Das Kürzel der betroffenen Organisation, wie in der Liste der Organisationen.',
      'O código da organização em causa, tal como na lista das organizações.',
    ],
    required: true,
    maxLength: 40,
  }),
  numeroVersion: text({
    label: ['Numéro de version', 'Version number', 'Versionsnummer', 'Número da versão'],
    maxLength: 40,
  }),
  date: date({
    label: ['Date de publication', 'Publication date', 'Veröffentlicht am', 'Data de publicação'],
    help: [
      'La nouveauté paraît ce jour-là.',
      'It appears on that day.',
      'Die Neuerung erscheint an diesem Tag.',
      'A novidade é publicada nesse dia.',
    ],
    required: true,
  }),
  titre: text({ label: ['Titre', 'Title', 'Titel', 'Título'], required: true, maxLength: 200 }),
  contenu: longText({
    label: ['Contenu', 'Content', 'Inhalt', 'Conteúdo'],
    required: true,
    maxLength: 20_000,
    rows: 8,
  }),
  typeId: reference({
    label: ['Type', 'Type', 'Art', 'Tipo'],
    resource: 'changelogTypes',
    required: true,
  }),
});

const CHANGELOGS = {
  label: {
    one: ['Nouveauté', 'Changelog entry', 'Neuerung', 'Novidade'],
    many: ['Nouveautés', 'What’s new', 'Neuerungen', 'Novidades'],
  },
  icon: 'changelog',
  representation: 'titre',
  search: ['titre', 'contenu', 'numeroVersion'],
} as const;

export const Changelogs = defineResource({
  ...CHANGELOGS,
  name: 'changelogs',
  contract: true,
  help: [
    'Les nouveautés à rédiger et à publier, par application et par organisation.',
    'The changelogs to write and publish, by application and organisation.',
    'Zu verfassende und zu veröffentlichende Neuerungen, je Anwendung und Organisation.',
    'As novidades a redigir e publicar, por aplicação e por organização.',
  ],
  label: {
    one: CHANGELOGS.label.one,
    many: ['Gestion des nouveautés', 'Changelog management', 'Verwaltung der Neuerungen', 'Gestão das novidades'],
    new: ['Nouveauté à publier', 'New changelog entry', 'Neuerung verfassen', 'Novidade a publicar'],
  },
  rights: 'PARAMETRES',
  menu: {
    group: 'administration',
    label: ['Gestion des nouveautés', 'Changelog management', 'Neuerungen verwalten', 'Gestão das novidades'],
  },
  path: '/manage-changelogs',
  fields: changelogFields(),
  list: {
    columns: ['titre', 'typeId', 'application', 'tenantId', 'numeroVersion', 'date'],
    sort: { field: 'date', order: 'DESC' },
  },
  operations: { order: 'extension' },
});

export const ChangelogsApplication = defineResource({
  ...CHANGELOGS,
  name: 'changelogsApplication',
  contract: true,
  rights: 'ACL',
  menu: { group: 'suivi' },
  path: '/changelogs',
  fields: changelogFields(),
  list: {
    columns: ['date', 'titre', 'typeId', 'application', 'numeroVersion', 'contenu'],
    sort: { field: 'date', order: 'DESC' },
    filters: ['application', 'typeId', 'date', 'numeroVersion'],
  },
  operations: { order: 'extension' },
  parameters: {
    Application: {
      label: ['Application', 'Application', 'Anwendung', 'Aplicação'],
      equals: 'application',
    },
    TenantId: {
      label: ['Organisation', 'Organisation', 'Organisation', 'Organização'],
      equals: 'tenantId',
    },
  },
  view: {
    resource: 'changelogs',
    where: { field: 'date', operator: 'lessOrEqual', value: { moment: 'today' } },
  },
});

/** Which changelogs a person has read: what is left of them is the counter of unread ones. */
export const ChangelogLectures = defineResource({
  name: 'ChangelogLectures',
  internal: true,
  label: {
    one: ['Nouveauté lue', 'Changelog read', 'Gelesene Neuerung', 'Novidade lida'],
    many: ['Nouveautés lues', 'Changelogs read', 'Gelesene Neuerungen', 'Novidades lidas'],
  },
  rights: 'ACL',
  fields: {
    utilisateurId: utilisateurId(),
    changelogId: reference({
      label: ['Nouveauté', 'Changelog', 'Neuerung', 'Novidade'],
      resource: 'changelogs',
      required: true,
      owned: true,
    }),
  },
  representation: ['utilisateurId', 'changelogId'],
  list: { columns: ['utilisateurId', 'changelogId'], sort: { field: 'id', order: 'ASC' } },
  unique: [['utilisateurId', 'changelogId']],
});
