import { expect, it } from 'vitest';
import { rankMentions } from './rankMentions';

const people = ['Da Costa Thomas', 'Lemaître Mathieu', 'Marchand Claire', 'Noël Maëlle'].map((nom, id) => ({
  id,
  nom,
}));
const ranked = (typed: string, most = 6) => rankMentions(people, typed, most).map(({ nom }) => nom);

it('names that begin with what is typed come first, then those with such a word, each by name', () => {
  expect(ranked('ma')).toEqual(['Marchand Claire', 'Lemaître Mathieu', 'Noël Maëlle', 'Da Costa Thomas']);
  expect(ranked('MAE')[0]).toBe('Noël Maëlle');
  expect(ranked('ma', 1)).toEqual(['Marchand Claire']);
  expect(ranked('')).toEqual(people.map(({ nom }) => nom));
});
