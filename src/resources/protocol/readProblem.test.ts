import { expect, it } from 'vitest';
import { readProblem } from './readProblem';

it('the displayable parts of a problem document are read', () => {
  const references = [{ resource: 'Services', count: 2 }];
  expect(
    readProblem({
      status: 409,
      title: 'Conflit',
      detail: 'Utilisé',
      errors: { nom: ['Pris'], code: 'Court' },
      references,
    }),
  ).toEqual({
    status: 409,
    title: 'Conflit',
    detail: 'Utilisé',
    errors: { nom: ['Pris'], code: ['Court'] },
    references,
  });
});

it.each([
  [undefined],
  ['<html>'],
  [[1, 2]],
  [{ status: '409', title: ' ', detail: 3, errors: ['x'], references: 'x' }],
  [{ errors: { nom: [3, ' '], code: null }, references: [{ resource: 1 }, null] }],
])('anything else is ignored: %j', (body) => {
  expect(readProblem(body)).toEqual({ errors: {}, references: [] });
});
