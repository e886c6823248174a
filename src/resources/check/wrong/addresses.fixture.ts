import { flat, nested, right, type Wrong } from './right.fixture';

export const wrongAddresses = {
  S001: [
    [[{ ...right, name: 'Contrats de travail' }], /^S001 Contrats de travail: the name/],
    [[{ ...right, name: '{a}' }], /^S001 : the name '\{a\}'/],
    [[{ ...right, name: '{a}/x/{a}', path: '/x' }], /^S001 x: the name/],
  ],
  S002: [
    [[right, { ...right, name: 'contrats', path: '/autres' }], /^S002 contrats: 'Contrats' is declared already$/m],
  ],
  S003: [[[right, { ...flat, name: 'Avenants' }], /^S003 Avenants: the path '\/contrats' is that of 'Contrats'$/m]],
  S008: [
    [[{ ...right, path: 'contrats' }], /^S008 Contrats: the path 'contrats' is not/],
    [[{ ...right, path: '/contrats/{contrat}' }], /^S008 Contrats: the path's parameter 'contrat' is not in the name/],
  ],
  S031: [
    [
      [
        {
          ...flat,
          name: 'Entreprise/{id}/contrats',
          parent: { resource: 'Entreprises', parameter: 'id' },
        },
      ],
      /^S031 Entreprise.contrats: the parent 'Entreprises' is not declared$/m,
    ],
  ],
  S032: [
    [
      [{ ...right, parent: { resource: 'Contrats', parameter: 'id' } }],
      /^S032 Contrats: the name has no parameter 'id'$/m,
    ],
    [
      [
        right,
        nested,
        {
          ...nested,
          name: 'Avenants/{avenantId}/x',
          path: '/x',
          parent: { resource: nested.name, parameter: 'avenantId' },
        },
      ],
      /^S032 Avenants.x: the name has no parameter 'contratId'/m,
    ],
  ],
  S098: [
    [
      [right, { ...flat, name: 'Contrats/{contratId}/x', path: '/x' }],
      /^S098 Contrats.x: the parameter 'contratId' of the name/m,
    ],
  ],
  S073: [
    [
      [
        right,
        { ...nested, name: 'Contrats/{id}/avenants', path: '/x', parent: { resource: 'Contrats', parameter: 'id' } },
      ],
      /^S073 Contrats.avenants: the parameter 'id' of the name would be taken/m,
    ],
    [
      [
        right,
        {
          ...nested,
          name: 'Contrats/{recordId}/a',
          path: '/x',
          parent: { resource: 'Contrats', parameter: 'recordId' },
        },
      ],
      /^S073 Contrats.a: the parameter 'recordId'/m,
    ],
  ],
} satisfies Wrong;
