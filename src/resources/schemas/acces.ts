import { defineResource } from '../defineResource';
import { enumeration } from '../fields/enumeration/kind';
import { enumerationSet } from '../fields/enumerationSet/kind';
import { text } from '../fields/text/kind';
import { actif, code, description, libelle, MAINTAINED_BY_EXTENSION, READ_THROUGH_LIST } from './common';
import { FLAG_OPTIONS } from './flags';

export const Droits = defineResource({
  name: 'Droits',
  contract: true,
  label: {
    one: ['Droit', 'Right', 'Recht', 'Direito'],
    many: ['Droits', 'Rights', 'Rechte', 'Direitos'],
    new: ['Nouveau droit', 'New right', 'Neues Recht', 'Novo direito'],
  },
  help: [
    'Un droit ouvre un ensemble d’écrans et d’opérations\u00a0; chaque niveau s’attribue séparément.',
    'A right opens a set of screens and operations; each level is granted separately.',
    'Ein Recht öffnet eine Reihe von Ansichten und Vorgängen; jede Stufe wird einzeln vergeben.',
    'Um direito abre um conjunto de ecrãs e operações; cada nível é atribuído em separado.',
  ],
  icon: 'right',
  rights: 'DROITS',
  readableBy: 'session',
  openFields: ['flags', 'actif'],
  menu: { group: 'administration' },
  path: '/droits',
  fields: {
    code: text({
      label: ['Code', 'Code', 'Code', 'Código'],
      help: [
        'En majuscules, comme TYPES_CONTRATS.',
        'In capitals, like TYPES_CONTRATS.',
        'In Großbuchstaben, wie TYPES_CONTRATS.',
        'Em maiúsculas, como TYPES_CONTRATS.',
      ],
      required: true,
      unique: true,
      maxLength: 80,
      placeholder: ['TYPES_CONTRATS', 'TYPES_CONTRATS', 'TYPES_CONTRATS', 'TYPES_CONTRATS'],
      pattern: '[A-Z][A-Z0-9_]*',
      // Rules name a right by its code: another code would give those who hold it another right.
      immutable: true,
    }),
    libelle: libelle(),
    flags: enumerationSet({
      label: ['Niveaux', 'Levels', 'Stufen', 'Níveis'],
      required: true,
      options: FLAG_OPTIONS,
    }),
    description: description(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['code', 'libelle', 'flags', 'actif'], sort: { field: 'code', order: 'ASC' } },
  operations: READ_THROUGH_LIST,
});

export const RessifnetFasttFonctions = defineResource({
  name: 'ressifnetFastt/fonctions',
  contract: true,
  label: {
    one: ['Fonction FASTT', 'FASTT function', 'FASTT-Funktion', 'Função FASTT'],
    many: ['Fonctions FASTT', 'FASTT functions', 'FASTT-Funktionen', 'Funções FASTT'],
    new: ['Nouvelle fonction FASTT', 'New FASTT function', 'Neue FASTT-Funktion', 'Nova função FASTT'],
  },
  icon: 'function',
  rights: 'FONCTIONS_FASTT',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/fonctions-fastt',
  fields: { code: code(), libelle: libelle(), actif: actif() },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
});

export const Fonctions = defineResource({
  name: 'Fonctions',
  contract: true,
  label: {
    one: ['Fonction', 'Function', 'Funktion', 'Função'],
    many: ['Fonctions', 'Functions', 'Funktionen', 'Funções'],
    new: ['Nouvelle fonction', 'New function', 'Neue Funktion', 'Nova função'],
  },
  help: [
    'Une fonction rassemble des droits\u00a0; elle se donne à des personnes.',
    'A function gathers rights; it is given to people.',
    'Eine Funktion fasst Rechte zusammen; sie wird Personen zugewiesen.',
    'Uma função reúne direitos; é atribuída a pessoas.',
  ],
  icon: 'function',
  rights: 'FONCTIONS',
  readableBy: 'session',
  openFields: ['entityType', 'actif'],
  menu: { group: 'administration' },
  path: '/fonctions',
  fields: {
    code: code(),
    libelle: libelle(),
    entityType: enumeration({
      label: ['Type d’entité', 'Entity type', 'Entitätstyp', 'Tipo de entidade'],
      help: [
        'À qui la fonction se donne.',
        'Whom the function is given to.',
        'Wem die Funktion zugewiesen wird.',
        'A quem a função é atribuída.',
      ],
      required: true,
      initial: 'Utilisateur',
      options: [
        { value: 'Utilisateur', label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'] },
        { value: 'Entreprise', label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'] },
        { value: 'Partenaire', label: ['Partenaire', 'Partner', 'Partner', 'Parceiro'] },
        { value: 'Fournisseur', label: ['Fournisseur', 'Supplier', 'Lieferant', 'Fornecedor'] },
      ],
    }),
    description: description(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'entityType', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: READ_THROUGH_LIST,
  parameters: {
    IncludeDroits: { label: ['Avec leurs droits', 'With their rights', 'Mit ihren Rechten', 'Com os seus direitos'] },
  },
});

export const Profils = defineResource({
  name: 'Profils',
  label: {
    one: ['Profil', 'Profile', 'Profil', 'Perfil'],
    many: ['Profils', 'Profiles', 'Profile', 'Perfis'],
    new: ['Nouveau profil', 'New profile', 'Neues Profil', 'Novo perfil'],
  },
  help: [
    'Un profil se donne à une personne, avec des droits et le périmètre d’adhérents où il vaut.',
    'A profile is given to a person, with rights and the members for which it counts.',
    'Ein Profil wird einer Person zugewiesen, mit Rechten und den Mitgliedern, für die es gilt.',
    'Um perfil é atribuído a uma pessoa, com direitos e os aderentes para os quais vale.',
  ],
  icon: 'user',
  rights: 'PROFILS',
  readableBy: 'session',
  openFields: ['actif'],
  menu: { group: 'administration' },
  path: '/profils',
  fields: { code: code(), libelle: libelle(), description: description(), actif: actif() },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  // `GET /Profils/{id}` of the contract lists the profiles of an identity: a record has no address of its own.
  operations: { get: 'none' },
});
