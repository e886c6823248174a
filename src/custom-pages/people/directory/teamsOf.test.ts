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

it('puts who leads a team before its members, in each of a person’s teams, and those without one last', () => {
  expect(shape(teamsOf(people))).toEqual([
    ['Artois', [1], []],
    ['Sud', [2], [3, 1]],
    ['', [], [4]],
  ]);
});

it('shows one team alone where it is chosen', () => {
  expect(shape(teamsOf(people, 1))).toEqual([['Sud', [2], [3, 1]]]);
});
