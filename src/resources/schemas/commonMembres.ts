import { reference } from '../fields/reference/kind';
import type { Words } from '../language/words';

/** The parameter `HiddenUser`, of lists of people and of those whom people belong to. */
export const HIDDEN_PEOPLE: Words = [
  'Avec les personnes masquées',
  'With hidden people',
  'Mit ausgeblendeten Personen',
  'Com as pessoas ocultas',
];

/** Of a person: that they are not hidden. */
export const NOT_HIDDEN = {
  any: [
    { field: 'utilisateurMasquee', operator: 'equals', value: false },
    { field: 'utilisateurMasquee', operator: 'isEmpty' },
  ],
} as const;

/** A person who belongs to something: each once. */
export const membreId = () =>
  reference({
    label: ['Personne', 'Person', 'Person', 'Pessoa'],
    resource: 'Utilisateurs',
    required: true,
    owned: true,
  });

/** How members are named and shown, whatever they belong to. */
export const MEMBRES = {
  label: {
    one: ['Membre', 'Member', 'Mitglied', 'Membro'],
    many: ['Membres', 'Members', 'Mitglieder', 'Membros'],
    new: ['Nouveau membre', 'New member', 'Neues Mitglied', 'Novo membro'],
  },
  icon: 'user',
  representation: 'membreId',
  search: ['membreId'],
  parameters: {
    HiddenUser: {
      label: HIDDEN_PEOPLE,
      whenFalse: { reference: 'membreId', where: NOT_HIDDEN },
      conceals: true,
      extension: true,
    },
  },
} as const;
