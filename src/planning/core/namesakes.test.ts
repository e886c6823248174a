import { expect, it } from 'vitest';
import { personLabel } from './personLabel';
import { namesakes } from '../../resources/records/namesakes';
import { withNumbers } from './namesakes';
import type { PlanPerson } from './slot';

const person = (id: number, name: string, distinction?: string) =>
  ({ id, name, ...(distinction && { distinction }) }) as PlanPerson;

it('finds people of one name, whatever its case and accents', () => {
  const people = [person(1, 'Petit Zoé'), person(2, 'PETIT Zoe'), person(3, 'Petit Jean')];
  expect(namesakes(people).map((group) => group.map(({ id }) => id))).toEqual([[1, 2]]);
});

it('labels them by what they differ in, or else by their number, and leaves the others alone', () => {
  const people = [person(1, 'Petit Zoé', 'Lyon'), person(2, 'Petit Zoé'), person(3, 'Petit Jean')];
  expect(withNumbers(people, (id) => `n° ${id}`).map(personLabel)).toEqual([
    'Petit Zoé (Lyon)',
    'Petit Zoé (n° 2)',
    'Petit Jean',
  ]);
});
