import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { colour } from '../fields/colour/kind';
import { integer } from '../fields/integer/kind';
import { actif, code, libelle, ordre } from './common';
import { PLANNERS } from './commonPlanning';

const duree = () =>
  integer({
    label: [
      'Durée habituelle (minutes)',
      'Usual duration (minutes)',
      'Übliche Dauer (Minuten)',
      'Duração habitual (minutos)',
    ],
    help: [
      'Proposée à la création d’un créneau.',
      'Proposed when a slot is created.',
      'Wird beim Anlegen eines Termins vorgeschlagen.',
      'Proposta ao criar um horário.',
    ],
    min: 5,
    max: 1440,
  });

const LIST = { representation: 'libelle', search: ['code', 'libelle'] } as const;

export const TypesCreneau = defineResource({
  ...PLANNERS,
  ...LIST,
  name: 'typesCreneau',
  contract: true,
  label: {
    one: ['Type de créneau', 'Slot type', 'Terminart', 'Tipo de horário'],
    many: ['Types de créneau', 'Slot types', 'Terminarten', 'Tipos de horário'],
    new: ['Nouveau type de créneau', 'New slot type', 'Neue Terminart', 'Novo tipo de horário'],
  },
  icon: 'category',
  readableBy: 'session',
  openFields: ['couleur', 'duree', 'compteTravail', 'actif'],
  menu: { group: 'planning', order: 4 },
  path: '/types-creneau',
  paths: { show: '/types-creneau/:id' },
  fields: {
    code: code(),
    libelle: libelle(),
    couleur: colour({ label: ['Couleur', 'Colour', 'Farbe', 'Cor'], required: true, initial: '#1e88e5' }),
    duree: duree(),
    compteTravail: boolean({
      label: [
        'Compte comme temps de travail',
        'Counts as working time',
        'Zählt als Arbeitszeit',
        'Conta como tempo de trabalho',
      ],
      required: true,
      initial: true,
    }),
    ordre: ordre(),
    actif: actif(),
  },
  list: {
    columns: ['libelle', 'code', 'couleur', 'duree', 'compteTravail', 'ordre', 'actif'],
    sort: { field: 'ordre', order: 'ASC' },
  },
});

export const SousTypesCreneau = defineResource({
  ...PLANNERS,
  ...LIST,
  name: 'typesCreneau/{typeCreneauId}/sousTypesCreneau',
  contract: true,
  parent: { resource: 'typesCreneau', parameter: 'typeCreneauId' },
  label: {
    one: ['Sous-type de créneau', 'Slot sub-type', 'Terminunterart', 'Subtipo de horário'],
    many: ['Sous-types de créneau', 'Slot sub-types', 'Terminunterarten', 'Subtipos de horário'],
    new: ['Nouveau sous-type de créneau', 'New slot sub-type', 'Neue Terminunterart', 'Novo subtipo de horário'],
  },
  icon: 'category',
  readableBy: 'session',
  openFields: ['couleur', 'duree', 'actif'],
  path: '/types-creneau/{typeCreneauId}/sous-types',
  fields: {
    code: code(),
    libelle: libelle(),
    couleur: colour({
      label: ['Couleur', 'Colour', 'Farbe', 'Cor'],
      help: ['Vide\u00a0: celle du type.', 'Empty: that of the type.', 'Leer: die der Terminart.', 'Vazio: a do tipo.'],
    }),
    duree: duree(),
    ordre: ordre(),
    actif: actif(),
  },
  list: {
    columns: ['libelle', 'code', 'couleur', 'duree', 'ordre', 'actif'],
    sort: { field: 'ordre', order: 'ASC' },
  },
});
