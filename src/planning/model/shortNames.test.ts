import { expect, it } from 'vitest';
import { shortNames } from './shortNames';

const short = (...names: string[]) => [...shortNames(new Map(names.map((name, id) => [id, name]))).values()];

it('a name in a narrow place has an initial, unless two people would then be alike', () => {
  expect(short('De La Fontaine Sandrine', 'Da Costa Élodie', 'Benali')).toEqual([
    'De La Fontaine S.',
    'Da Costa É.',
    'Benali',
  ]);
  expect(short('Œuvrard Inès', 'Œuvrard Irène', 'Œuvrard Béatrice')).toEqual([
    'Œuvrard Inès',
    'Œuvrard Irène',
    'Œuvrard B.',
  ]);
});

it('people of one name stay told apart', () => {
  expect(short('Vanhoutte Zoé (Consultant)', 'Vanhoutte Zoé (Assistant social)')).toEqual([
    'Vanhoutte Z. (Con.)',
    'Vanhoutte Z. (Ass.)',
  ]);
});
