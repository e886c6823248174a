import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { enumeration } from '../fields/enumeration/kind';
import { note } from '../fields/note/kind';
import type { Words } from '../language/words';
import { actif, code, description, libelle } from './common';
import { MEMBRES, membreId } from './commonMembres';

const LIST = {
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'description', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
} as const;

const fields = () => ({ code: code(), libelle: libelle(), description: description(), actif: actif() });

const COMPOSITION: Words = [
  'Composition des équipes',
  'Team composition',
  'Zusammensetzung der Teams',
  'Composição das equipas',
];

export const Equipes = defineResource({
  ...LIST,
  name: 'Equipes',
  contract: true,
  label: {
    one: ['Équipe', 'Team', 'Team', 'Equipa'],
    many: ['Équipes', 'Teams', 'Teams', 'Equipas'],
    new: ['Nouvelle équipe', 'New team', 'Neues Team', 'Nova equipa'],
  },
  icon: 'team',
  rights: 'EQUIPES',
  readableBy: 'session',
  menu: { group: 'equipe', order: 3 },
  path: '/equipes',
  fields: fields(),
  otherLists: {
    '/admin/equipes': {
      label: COMPOSITION,
      help: [
        'Ouvrez une équipe pour en changer les membres et les responsables.',
        'Open a team to change its members and leaders.',
        'Öffnen Sie ein Team, um Mitglieder und Leitung zu ändern.',
        'Abra uma equipa para alterar os membros e os responsáveis.',
      ],
      columns: ['libelle', 'code', 'actif'],
      show: '/admin/equipes/:id',
    },
  },
});

export const EquipeMembres = defineResource({
  ...MEMBRES,
  name: 'Equipes/{equipeId}/membres',
  contract: true,
  parent: { resource: 'Equipes', parameter: 'equipeId' },
  rights: 'EQUIPES',
  // The teams' composition is an administration screen with a right of its own.
  alsoReadableWith: ['ACL:read'],
  fields: {
    membreId: membreId(),
    responsable: boolean({
      label: ['Responsable', 'Leader', 'Leitung', 'Responsável'],
      required: true,
      initial: false,
    }),
  },
  list: { columns: ['membreId', 'responsable'], sort: { field: 'membreId', order: 'ASC' } },
  operations: { list: 'array', get: 'extension', update: 'extension' },
  key: 'membreId',
});

export const Groupes = defineResource({
  ...LIST,
  name: 'Groupes',
  contract: true,
  label: {
    one: ['Groupe', 'Group', 'Gruppe', 'Grupo'],
    many: ['Groupes', 'Groups', 'Gruppen', 'Grupos'],
    new: ['Nouveau groupe', 'New group', 'Neue Gruppe', 'Novo grupo'],
  },
  icon: 'group',
  rights: 'GROUPES',
  readableBy: 'session',
  menu: { group: 'equipe', order: 4 },
  path: '/groupes',
  fields: fields(),
});

export const GroupeMembres = defineResource({
  ...MEMBRES,
  name: 'Groupes/{groupeId}/membres',
  contract: true,
  parent: { resource: 'Groupes', parameter: 'groupeId' },
  rights: 'GROUPES',
  fields: { membreId: membreId() },
  list: { columns: ['membreId'], sort: { field: 'membreId', order: 'ASC' } },
  operations: { list: 'array', get: 'extension', update: 'none' },
  key: 'membreId',
});

export const Competences = defineResource({
  ...LIST,
  name: 'Competences',
  contract: true,
  label: {
    one: ['Compétence', 'Skill', 'Kompetenz', 'Competência'],
    many: ['Compétences', 'Skills', 'Kompetenzen', 'Competências'],
    new: ['Nouvelle compétence', 'New skill', 'Neue Kompetenz', 'Nova competência'],
  },
  icon: 'skill',
  rights: 'COMPETENCES',
  path: '/competences',
  fields: fields(),
});

export const CompetenceMembres = defineResource({
  ...MEMBRES,
  name: 'Competences/{competenceId}/membres',
  contract: true,
  parent: { resource: 'Competences', parameter: 'competenceId' },
  rights: 'COMPETENCES',
  fields: {
    membreId: membreId(),
    Note: note({
      label: ['Note', 'Rating', 'Bewertung', 'Nota'],
      help: [
        'De 0 (aucune pratique) à 10 (référent).',
        'From 0 (no practice) to 10 (expert).',
        'Von 0 (keine Praxis) bis 10 (Fachreferent).',
        'De 0 (sem prática) a 10 (referência).',
      ],
    }),
    Categorie: enumeration({
      label: ['Catégorie', 'Category', 'Kategorie', 'Categoria'],
      options: [
        { value: 'Debutant', label: ['Débutant', 'Beginner', 'Einsteiger', 'Principiante'], status: 'secondary' },
        { value: 'Confirme', label: ['Confirmé', 'Experienced', 'Erfahren', 'Experiente'], status: 'info' },
        { value: 'Expert', label: ['Expert', 'Expert', 'Experte', 'Especialista'], status: 'success' },
        { value: 'Formateur', label: ['Formateur', 'Trainer', 'Ausbilder', 'Formador'], status: 'customPurple' },
      ],
    }),
  },
  list: { columns: ['membreId', 'Note', 'Categorie'], sort: { field: 'membreId', order: 'ASC' } },
  operations: { list: 'array' },
  key: 'membreId',
});
