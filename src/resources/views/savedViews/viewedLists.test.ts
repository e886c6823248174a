import { expect, it } from 'vitest';
import { hasViewsIn, withViewedList } from './viewedLists';

it('lists with views are remembered once, and forgotten', () => {
  const one = withViewedList('', 'Entreprises', true);
  const two = withViewedList(one, 'Dossiers', true);
  expect(withViewedList(two, 'Dossiers', true)).toBe('Entreprises;Dossiers');
  expect([hasViewsIn(two, 'Entreprises'), hasViewsIn(two, 'Dossier')]).toEqual([true, false]);
  expect(withViewedList(two, 'Entreprises', false)).toBe('Dossiers');
  expect(withViewedList('Dossiers', 'Dossiers', false)).toBe('');
});

it('the most recent lists are kept', () => {
  const many = Array.from({ length: 60 }, (_, index) => `L${index}`).reduce(
    (value, list) => withViewedList(value, list, true),
    '',
  );
  expect([hasViewsIn(many, 'L19'), hasViewsIn(many, 'L20'), hasViewsIn(many, 'L59')]).toEqual([false, true, true]);
});
