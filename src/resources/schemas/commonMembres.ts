import { reference } from '../fields/reference/kind';

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
  },
  icon: 'user',
  representation: 'membreId',
  search: ['membreId'],
} as const;
