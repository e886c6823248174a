import { describe, expect, it } from 'vitest';
import { locateProblem } from './locateProblem';

const text = `import { defineResource } from '../defineResource';

export const Vehicules = defineResource({
  name: 'Vehicules',
  rights: 'VEHICULES',
  fields: {
    libelle: text({ label, required: true }),
    cout: money({ label, requiredWhen: { field: 'coutt', operator: 'isNotEmpty' } }),
  },
  list: { columns: ['libele'], sort: { field: 'libelle', order: 'ASC' } },
});

export const Essais = defineResource({
  name: 'Essais',
  list: { columns: ['absent'] },
});
`;
const files = [
  { path: 'autres.ts', text: "name: 'VehiculesAnciens', fields: { libele: 1 }" },
  { path: 'vehicules.ts', text },
];

describe('the position of a problem', () => {
  it.each([
    ['the word that it quotes', { message: "the column 'libele' is not a field; did you mean 'libelle'?" }, 10, 21],
    ['the word at its field', { field: 'cout', message: "requiredWhen names 'coutt'" }, 8, 49],
    ['the last part of a path', { field: 'cout', message: "'requiredWhen.operator' cannot be 'x'" }, 8, 57],
    ['its field', { field: 'libelle', message: 'has no label' }, 7, 4],
    ['its field, where the word is elsewhere', { field: 'cout', message: "'absent' is unknown" }, 8, 4],
    ['the name of its resource', { message: 'has no fields' }, 4, 2],
  ])('%s', (_, problem, line, column) => {
    expect(locateProblem({ resource: 'Vehicules', ...problem }, files)).toEqual({ path: 'vehicules.ts', line, column });
  });

  it('is unknown if no file declares the resource', () => {
    expect(locateProblem({ resource: 'Machines', message: '' }, files)).toBeUndefined();
  });
});
