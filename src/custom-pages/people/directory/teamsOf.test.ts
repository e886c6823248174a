import { expect, it } from 'vitest';
import type { DirectoryPerson } from './entry';
import { teamsOf } from './teamsOf';

const team = (id: number, libelle: string, responsable = false) => ({ id, libelle, responsable });
const person = (id: number, nom: string, ...equipes: DirectoryPerson['equipes']): DirectoryPerson => ({
  id,
  nom,
  prenom: '',
  fonctions: [],
  equipes,
  structure: null,
  emailProfessionnel: null,
  telephone: null,
  photo: null,
});
const people = [
  person(1, 'Zoé', team(1, 'Sud'), team(2, 'Artois', true)),
  person(2, 'Éric', team(1, 'Sud', true)),
  person(3, 'Abel', team(1, 'Sud')),
  person(4, 'Seul'),
];
const shape = (teams: ReturnType<typeof teamsOf>) =>
  teams.map(({ name, leaders, members }) => [name, leaders.map(({ id }) => id), members.map(({ id }) => id)]);

it('puts leaders before members in each team, and people without a team last', () => {
  expect(shape(teamsOf(people))).toEqual([
    ['Artois', [1], []],
    ['Sud', [2], [3, 1]],
    ['', [], [4]],
  ]);
});

it('shows only the chosen team', () => {
  expect(shape(teamsOf(people, 1))).toEqual([['Sud', [2], [3, 1]]]);
});
