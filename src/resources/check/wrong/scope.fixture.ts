import { reference } from '../../fields/reference/kind';
import { flat, LABEL, right, type Wrong } from './right.fixture';
import type { ResourceSchema } from '../../language/resourceSchema';

const scoped: ResourceSchema = {
  ...right,
  fields: { ...right.fields, societeId: reference({ label: LABEL, resource: 'Contrats' }) },
  scope: { company: 'societeId' },
};

/** Corrected versions of the declarations below. */
export const rightScope: readonly (readonly ResourceSchema[])[] = [[scoped], [{ ...right, scope: { company: 'id' } }]];

export const wrongScope = {
  S085: [
    [
      [{ ...scoped, scope: { company: 'societe' } }],
      /^S085 Contrats: its company 'societe' is not a field; did you mean 'societeId'\?$/m,
    ],
    [
      [{ ...scoped, scope: { company: 'libelle' } }],
      /^S085 Contrats.libelle: it is the company of a record, but no reference$/m,
    ],
    [[{ ...flat, scope: { site: 'id' } }], /^S085 .*: it has a site, but neither a company nor a record above it$/m],
  ],
} satisfies Wrong;
