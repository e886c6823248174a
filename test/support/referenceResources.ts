import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];
const label = (text: string) => ({ label: words(text) });
const named = (text: string) => ({ label: { one: words(text), many: words(`${text}s`) }, rights: 'CLUBS' }) as const;
const below = { parent: { resource: 'Clubs', parameter: 'clubId' } } as const;

/** Test declarations whose records consist mainly of references, independent of the product's. */
export const Amis = defineResource({
  ...named('Ami'),
  name: 'Amis',
  contract: true,
  rights: 'AMIS',
  fields: { nom: text({ ...label('Nom'), required: true }), prenom: text(label('Prénom')) },
  representation: ['nom', 'prenom'],
  search: ['nom', 'prenom'],
  list: { columns: ['nom', 'prenom'], sort: { field: 'nom', order: 'ASC' } },
});

export const Clubs = defineResource({
  contract: true,
  ...named('Club'),
  name: 'Clubs',
  fields: {
    nom: text({ ...label('Nom'), required: true }),
    presidentId: reference({ ...label('Président'), resource: 'Amis' }),
  },
  representation: 'nom',
  search: ['nom', 'presidentId'],
  list: { columns: ['nom', 'presidentId'], sort: { field: 'presidentId', order: 'ASC' } },
});

/** Keyed, with no field besides the reference. */
export const ClubMembres = defineResource({
  contract: true,
  ...named('Membre'),
  ...below,
  name: 'Clubs/{clubId}/membres',
  key: 'amiId',
  operations: { list: 'array' },
  fields: { amiId: reference({ ...label('Ami'), resource: 'Amis', required: true }) },
  representation: 'amiId',
  search: ['amiId'],
  list: { columns: ['amiId'], sort: { field: 'amiId', order: 'ASC' } },
});

export const Jeux = defineResource({
  contract: true,
  ...named('Jeu'),
  ...below,
  name: 'Clubs/{clubId}/jeux',
  fields: { titre: text({ ...label('Titre'), required: true }), joueurs: integer(label('Joueurs')) },
  representation: ['joueurs', 'titre'],
  search: ['titre'],
  list: { columns: ['titre'], sort: { field: 'titre', order: 'ASC' } },
});

export const Parties = defineResource({
  ...named('Partie'),
  ...below,
  name: 'Clubs/{clubId}/parties',
  contract: true,
  rights: 'PARTIES',
  fields: {
    amiId: reference({ ...label('Ami'), resource: 'Amis' }),
    jeuId: reference({ ...label('Jeu'), resource: 'Clubs/{clubId}/jeux' }),
    note: text(label('Note')),
    longue: boolean({ ...label('Longue'), required: true, initial: false }),
  },
  representation: ['amiId', 'jeuId'],
  search: ['note', 'amiId', 'jeuId'],
  list: { columns: ['amiId', 'jeuId', 'note'], sort: { field: 'amiId', order: 'ASC' } },
});

export const PartiesLongues = defineResource({
  contract: true,
  ...named('Partie longue'),
  ...below,
  name: 'Clubs/{clubId}/partiesLongues',
  view: { resource: 'Clubs/{clubId}/parties', where: { field: 'longue', operator: 'equals', value: true } },
  fields: { amiId: reference({ ...label('Ami'), resource: 'Amis' }) },
  representation: 'amiId',
  search: ['amiId'],
  list: { columns: ['amiId'], sort: { field: 'amiId', order: 'ASC' } },
});

export const registry = createRegistry([Amis, Clubs, ClubMembres, Jeux, Parties, PartiesLongues]);
