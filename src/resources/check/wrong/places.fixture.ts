import type { ResourceSchema } from '../../language/resourceSchema';
import { LABEL, right, type Wrong } from './right.fixture';

const withList = (list: Partial<ResourceSchema['list']>): ResourceSchema => ({
  ...right,
  list: { ...right.list, ...list },
});

export const wrongPlaces = {
  S010: [
    [[{ ...right, representation: ['nom'] }], /^S010 Contrats: the representation 'nom' is not a field$/m],
    [[{ ...right, representation: [] }], /^S010 Contrats: it has no representation$/m],
  ],
  S011: [
    [
      [{ ...right, search: ['libellé'] }],
      /^S011 Contrats: the search field 'libellé' is not a field; did you mean 'libelle'\?$/m,
    ],
  ],
  S012: [
    [
      [withList({ columns: ['libele'] })],
      /^S012 Contrats: the column 'libele' is not a field; did you mean 'libelle'\?$/m,
    ],
    [[withList({ columns: [] })], /^S012 Contrats: it has no column$/m],
  ],
  S013: [
    [[withList({ sort: { field: 'ordre', order: 'ASC' } })], /^S013 Contrats: the sort field 'ordre' is not a field$/m],
  ],
  S014: [
    [
      [withList({ filters: ['actifs'] })],
      /^S014 Contrats: the filter 'actifs' is not a field; did you mean 'actif'\?$/m,
    ],
  ],
  S015: [
    [
      [{ ...right, sections: [{ label: LABEL, fields: ['libelle', 'page'] }] }],
      /^S015 Contrats: the field of a section 'page' is not a field; did you mean 'pages'\?$/m,
    ],
  ],
  S016: [[[{ ...right, unique: [['libelle', 'xyz']] }], /^S016 Contrats: the unique field 'xyz' is not a field$/m]],
  S083: [
    [
      [{ ...right, readableBy: 'session', openFields: ['xyz'] }],
      /^S083 Contrats: the open field 'xyz' is not a field$/m,
    ],
    [
      [{ ...right, openFields: ['libelle'] }],
      /^S083 Contrats: it has open fields, but a session alone does not read its list$/m,
    ],
  ],
  S084: [
    [
      [{ ...right, partialUpdates: { photo: ['xyz'] } }],
      /^S084 Contrats: the field of the partial update photo 'xyz' is not a field$/m,
    ],
    [[{ ...right, partialUpdates: { photo: [] } }], /^S084 Contrats: it has no field of the partial update photo$/m],
  ],
  S101: [
    [
      [{ ...right, privacy: { flag: 'libelle', owner: 'xyz', shows: ['libele'] } }],
      /^S101 Contrats: 'libelle' makes records private, but is no yes-or-no$/m,
    ],
    [
      [{ ...right, privacy: { flag: 'actif', owner: 'xyz', shows: [] } }],
      /^S101 Contrats: the owner 'xyz' of a private record is not a field$/m,
    ],
    [
      [{ ...right, privacy: { flag: 'actif', owner: 'id', shows: ['libele'] } }],
      /^S101 Contrats: 'libele', shown of a private record, is no field or link; did you mean 'libelle'\?$/m,
    ],
    [
      [{ ...right, keptBackWith: 'libelle' }],
      /^S101 Contrats: it is kept back with 'libelle', which points at nothing/m,
    ],
  ],
  S100: [
    [[{ ...right, picture: 'xyz' }], /^S100 Contrats: the picture 'xyz' is not a field$/m],
    [[{ ...right, picture: 'libelle' }], /^S100 Contrats\.libelle: it is the picture, but it is no image$/m],
  ],
  S080: [
    [[{ ...right, indexes: [['libelle', 'xyz']] }], /^S080 Contrats: the field of an index 'xyz' is not a field$/m],
    [[{ ...right, indexes: [[]] }], /^S080 Contrats: it has no field of an index$/m],
    [[{ ...right, counted: [['xyz']] }], /^S080 Contrats: the field of an index 'xyz' is not a field$/m],
  ],
  S017: [
    [
      [{ ...right, tree: { parent: 'parent' } }],
      /^S017 Contrats: the parent of the tree 'parent' is not a field; did/m,
    ],
  ],
  S018: [
    [
      [{ ...right, parameters: { P: { label: LABEL, reveals: ['xyz'] } } }],
      /^S018 Contrats: the field that P reveals 'xyz' is not a field$/m,
    ],
  ],
  S019: [
    [
      [{ ...right, lookups: { Nom: { field: 'xyz' } } }],
      /^S019 Contrats: the field of the lookup Nom 'xyz' is not a field$/m,
    ],
    [
      [{ ...right, lookups: { Nom: { field: 'libelle', returns: 'xyz' } } }],
      /^S019 Contrats: the answer of the lookup Nom 'xyz' is not/m,
    ],
  ],
  S024: [
    [
      [withList({ columns: ['libelle', 'actif', 'libelle', 'libelle'] })],
      /^S024 Contrats.libelle: it is there twice as column$/m,
    ],
  ],
  S033: [
    [[{ ...right, ownedBy: 'parent' }], /^S033 Contrats: the owner 'parent' is not a field; did/m],
    [[{ ...right, author: 'parent' }], /^S033 Contrats: the author 'parent' is not a field; did/m],
    [[{ ...right, author: 'parentId' }], /^S033 Contrats.parentId: it is the author, but writers may send it$/m],
  ],
} satisfies Wrong;
