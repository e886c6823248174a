import type { ResourceSchema } from '../../language/resourceSchema';
import { referenceSet } from '../../fields/referenceSet/kind';
import { year } from '../../fields/year/kind';
import { LABEL, right, withField, type Wrong } from './right.fixture';

const withList = (list: Partial<ResourceSchema['list']>): ResourceSchema => ({
  ...right,
  list: { ...right.list, ...list },
});

export const wrongUses = {
  S020: [
    [[{ ...right, search: ['actif'] }], /^S020 Contrats.actif: it holds no text to search in$/m],
    [
      [{ ...right, search: ['parentId'] }],
      /^S020 Contrats.parentId: it leads to no one record with a text to search in$/m,
    ],
    [
      [{ ...withField(referenceSet({ label: LABEL, resource: 'Contrats' })), search: ['libelle', 'essai'] }],
      /^S020 Contrats.essai: it leads to no one record with a text to search in$/m,
    ],
  ],
  S021: [
    [[withList({ sort: { field: 'pages', order: 'ASC' } })], /^S021 Contrats.pages: a list cannot be sorted by it$/m],
  ],
  S022: [[[withList({ filters: ['pages'] })], /^S022 Contrats.pages: a list cannot be filtered by it$/m]],
  S023: [
    [
      [{ ...right, sections: [{ label: LABEL, fields: ['parentId'] }] }],
      /^S023 Contrats.libelle: it is required, but no section shows it$/m,
    ],
  ],
  S025: [
    [[{ ...right, tree: { parent: 'libelle' } }], /^S025 Contrats.libelle: it is not a reference to 'Contrats'$/m],
    [
      [{ ...withField(referenceSet({ label: LABEL, resource: 'Contrats' })), tree: { parent: 'essai' } }],
      /^S025 Contrats.essai: it is not a reference to 'Contrats'$/m,
    ],
  ],
  S082: [
    [
      [{ ...withField(year({ label: LABEL })), representation: ['libelle', 'essai'] }],
      /^S082 Contrats.essai: it is part of the name, but no search finds it$/m,
    ],
  ],
} satisfies Wrong;
