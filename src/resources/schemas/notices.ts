import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { dateTime } from '../fields/dateTime/kind';
import { enumeration } from '../fields/enumeration/kind';
import { files } from '../fields/files/kind';
import { icon } from '../fields/icon/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';
import { actif, code, libelle, ordre } from './common';

/** The record that a notice is about; the notice goes with it. */
const about = (label: Words, resource: string) => reference({ label, resource, owned: true, readOnly: true });

/** Notices about a company, partner, supplier or person (section 3 of the specification), read where their target is read. */
export const InformationsAdditionnelles = defineResource({
  name: 'InformationsAdditionnelles',
  contract: true,
  screenless: true,
  label: {
    one: ['Information additionnelle', 'Additional information', 'Zusatzinformation', 'Informação adicional'],
    many: ['Informations additionnelles', 'Additional information', 'Zusatzinformationen', 'Informações adicionais'],
    new: [
      'Nouvelle information additionnelle',
      'New additional information',
      'Neue Zusatzinformation',
      'Nova informação adicional',
    ],
  },
  icon: 'changelog',
  rights: 'ENTREPRISES_INFOS_ADD',
  scope: { company: 'entrepriseId' },
  audience: { fonctions: 'fonctionsAllowed', groupes: 'groupesAllowed' },
  author: 'auteurId',
  stamps: { date: {} },
  target: {
    kind: 'cibleType',
    id: 'cibleId',
    of: {
      Entreprise: {
        field: 'entrepriseId',
        rights: 'ENTREPRISES_INFOS_ADD',
        alsoReadableWith: ['ENTREPRISES:read', 'ENTREPRISES:admin', 'EXTERNES_ENTREPRISES_OPENSOME:read'],
      },
      Partenaire: {
        field: 'partenaireId',
        rights: 'PARTENAIRES_INFOS_ADD',
        alsoReadableWith: ['PARTENAIRES:read', 'PARTENAIRES:admin'],
      },
      Fournisseur: {
        field: 'fournisseurId',
        rights: 'FOURNISSEURS_INFOS_ADD',
        alsoReadableWith: ['FOURNISSEURS:read', 'FOURNISSEURS:admin'],
      },
      Utilisateur: {
        field: 'utilisateurId',
        rights: 'UTILISATEURS_INFOS_ADD',
        alsoReadableWith: ['UTILISATEURS:read', 'UTILISATEURS:admin'],
      },
    },
  },
  fields: {
    cibleType: enumeration({
      label: ['Cible', 'Target', 'Ziel', 'Alvo'],
      required: true,
      options: [
        { value: 'Partenaire', label: ['Partenaire', 'Partner', 'Partner', 'Parceiro'] },
        { value: 'Fournisseur', label: ['Fournisseur', 'Supplier', 'Lieferant', 'Fornecedor'] },
        { value: 'Entreprise', label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'] },
        { value: 'Utilisateur', label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'] },
      ],
    }),
    cibleId: integer({
      label: ['Nom de la cible', 'Name of the target', 'Name des Ziels', 'Nome do alvo'],
      required: true,
      min: 1,
    }),
    partenaireId: about(['Partenaire', 'Partner', 'Partner', 'Parceiro'], 'Partenaires'),
    fournisseurId: about(['Fournisseur', 'Supplier', 'Lieferant', 'Fornecedor'], 'Fournisseurs'),
    entrepriseId: about(['Adhérent', 'Member', 'Mitglied', 'Aderente'], 'Entreprises'),
    utilisateurId: about(['Utilisateur', 'User', 'Benutzer', 'Utilizador'], 'Utilisateurs'),
    titre: text({ label: ['Titre', 'Title', 'Titel', 'Título'], required: true, maxLength: 200 }),
    fonctionsAllowed: referenceSet({
      label: ['Fonctions destinataires', 'Functions addressed', 'Angesprochene Funktionen', 'Funções destinatárias'],
      resource: 'Fonctions',
      required: true,
    }),
    groupesAllowed: referenceSet({
      label: ['Groupes destinataires', 'Groups addressed', 'Angesprochene Gruppen', 'Grupos destinatários'],
      resource: 'Groupes',
      required: true,
    }),
    tagsId: referenceSet({
      label: ['Étiquettes', 'Tags', 'Schlagwörter', 'Etiquetas'],
      resource: 'TagsInformations',
      maxItems: 20,
    }),
    message: longText({
      label: ['Message', 'Message', 'Nachricht', 'Mensagem'],
      required: true,
      minLength: 5,
      maxLength: 3500,
    }),
    fichiers: files({ label: ['Fichiers', 'Files', 'Dateien', 'Ficheiros'], maxItems: 20 }),
    icone: icon({ label: ['Icône', 'Icon', 'Symbol', 'Ícone'], required: true }),
    // The most urgent first: screens read this order.
    couleur: enumeration({
      label: ['Couleur', 'Colour', 'Farbe', 'Cor'],
      required: true,
      options: [
        { value: 'danger', label: ['Rouge', 'Red', 'Rot', 'Vermelho'], status: 'danger' },
        { value: 'warning', label: ['Orange', 'Orange', 'Orange', 'Laranja'], status: 'warning' },
        { value: 'customPurple', label: ['Violet', 'Purple', 'Violett', 'Roxo'], status: 'customPurple' },
        { value: 'info', label: ['Bleu', 'Blue', 'Blau', 'Azul'], status: 'info' },
        { value: 'success', label: ['Vert', 'Green', 'Grün', 'Verde'], status: 'success' },
        { value: 'secondary', label: ['Gris', 'Grey', 'Grau', 'Cinzento'], status: 'secondary' },
      ],
    }),
    refreshDateDerniereVisite: boolean({
      label: [
        'Actualiser la date de dernière visite',
        'Update the date of the last visit',
        'Datum des letzten Besuchs aktualisieren',
        'Atualizar a data da última visita',
      ],
      initial: false,
    }),
    auteurId: reference({
      label: ['Auteur', 'Author', 'Verfasst von', 'Autor'],
      resource: 'Utilisateurs',
      readOnly: true,
    }),
    date: dateTime({ label: ['Date', 'Date', 'Datum', 'Data'], readOnly: true }),
  },
  representation: 'titre',
  search: ['titre', 'message'],
  list: { columns: ['titre', 'cibleType', 'icone', 'couleur'], sort: { field: 'id', order: 'DESC' } },
  parameters: {
    TypeEntite: {
      label: ['Type de la cible', 'Kind of the target', 'Art des Ziels', 'Tipo do alvo'],
      equals: 'cibleType',
    },
    TypeEntiteId: {
      label: ['Identifiant de la cible', 'Id of the target', 'Kennung des Ziels', 'Identificador do alvo'],
      equals: 'cibleId',
    },
  },
});

/** The tags of notices about companies (`tagsId`): which there are, and who may put them (`MyRights`, section 3 of the specification). */
export const TagsInformations = defineResource({
  name: 'TagsInformations',
  label: {
    one: ['Étiquette d’information', 'Information tag', 'Informations-Schlagwort', 'Etiqueta de informação'],
    many: ['Étiquettes d’information', 'Information tags', 'Informations-Schlagwörter', 'Etiquetas de informação'],
    new: [
      'Nouvelle étiquette d’information',
      'New information tag',
      'Neues Informations-Schlagwort',
      'Nova etiqueta de informação',
    ],
  },
  help: [
    'Les étiquettes des informations sur un adhérent, et les fonctions qui peuvent les poser.',
    'The tags of information about a member, and the functions that may put them.',
    'Die Schlagwörter der Informationen zu Mitgliedern und die Funktionen, die sie vergeben dürfen.',
    'As etiquetas das informações sobre um aderente e as funções que as podem colocar.',
  ],
  icon: 'theme',
  rights: 'PARAMETRES',
  readableBy: 'session',
  menu: {
    group: 'administration',
    label: ['Étiquettes d’information', 'Information tags', 'Schlagwörter', 'Etiquetas de informação'],
  },
  path: '/etiquettes-informations',
  fields: {
    code: code(),
    libelle: libelle(),
    fonctions: referenceSet({
      label: [
        'Fonctions qui peuvent la poser',
        'Functions that may put it',
        'Funktionen, die es vergeben dürfen',
        'Funções que a podem colocar',
      ],
      help: [
        'Aucune\u00a0: tout le monde le peut.',
        'None: everybody may.',
        'Keine: alle dürfen es.',
        'Nenhuma: todos podem.',
      ],
      resource: 'Fonctions',
    }),
    ordre: ordre(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'fonctions', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
});
