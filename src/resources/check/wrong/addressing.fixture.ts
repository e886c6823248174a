import { embedded } from '../../fields/embedded/kind';
import { integer } from '../../fields/integer/kind';
import { reference } from '../../fields/reference/kind';
import { referenceSet } from '../../fields/referenceSet/kind';
import { text } from '../../fields/text/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { LABEL, nested, right, withField, type Wrong } from './right.fixture';

const keyed = (spec: ResourceSchema['fields'][string]): ResourceSchema => ({
  ...withField(spec, nested),
  key: 'essai',
});
const required = reference({ label: LABEL, required: true, resource: 'Contrats' });

const ranked = (segment: ResourceSchema['fields'][string], rank: ResourceSchema['fields'][string]): ResourceSchema => ({
  ...nested,
  fields: { ...nested.fields, annee: segment, index: rank },
  sections: [{ label: LABEL, fields: ['libelle', 'annee'] }],
  ranked: { segment: 'annee', rank: 'index' },
});
const [annee, index] = [integer({ label: LABEL, required: true }), integer({ label: LABEL, readOnly: true })] as const;
const { parent: _parent, ...rootless } = ranked(annee, index);

const unique = text({ label: LABEL, unique: true });

/** Corrected versions of the declarations below. */
export const rightAddressing: readonly (readonly ResourceSchema[])[] = [
  [right, { ...keyed(required), createdAtKey: true, sections: [{ label: LABEL, fields: ['libelle', 'essai'] }] }],
  [right, ranked(annee, index)],
  [{ ...withField(unique), readBy: 'essai' }],
  [right, { ...nested, addresses: { list: 'x/{contratId}/tous', create: 'x/tous' } }],
  [{ ...right, extracts: { lasts: { sort: { field: 'id', order: 'DESC' }, limit: 3 } } }],
];

export const wrongAddressing = {
  S050: [
    [
      [right, { ...nested, key: 'parent' }],
      /^S050 Contrats.avenants: the key 'parent' is not a field; did you mean 'parentId'\?$/m,
    ],
    [[right, { ...nested, key: 'parentId' }], /^S050 Contrats.avenants.parentId: it is the key, but not a required/m],
    [[right, { ...nested, key: 'libelle' }], /^S050 Contrats.avenants.libelle: /m],
    [
      [right, keyed(referenceSet({ label: LABEL, required: true, resource: 'Contrats' }))],
      /^S050 Contrats.avenants.essai: /m,
    ],
  ],
  S051: [
    [[right, { ...nested, createdAtKey: true }], /^S051 Contrats.avenants: its records are created at a key, but it/m],
  ],
  S052: [
    [[{ ...withField(required), key: 'essai' }], /^S052 Contrats: it is keyed, but hangs below nothing$/m],
    [[{ ...rootless, name: 'Contrats' }], /^S052 Contrats: it is ranked, but/m],
    [
      [{ ...right, operations: { ...right.operations, list: 'single' } }],
      /^S052 Contrats: it is single, but hangs below nothing$/m,
    ],
  ],
  S053: [
    [
      [right, ranked(integer({ label: LABEL }), index)],
      /^S053 Contrats.avenants.annee: it is the segment, but not a required whole number$/m,
    ],
    [
      [right, ranked(annee, integer({ label: LABEL }))],
      /^S053 Contrats.avenants.index: it is the rank, but not a whole number that is readOnly$/m,
    ],
    [[right, ranked(annee, text({ label: LABEL, readOnly: true }))], /^S053 Contrats.avenants.index: /m],
    [
      [right, { ...nested, ranked: { segment: 'libele', rank: 'xyz' } }],
      /^S053 Contrats.avenants: the segment 'libele' is not a field; did you mean 'libelle'\?\nS053 .*'xyz'/m,
    ],
  ],
  S054: [
    [[{ ...right, readBy: 'libelle' }], /^S054 Contrats.libelle: it is the field of readBy, but not a unique text$/m],
    [[{ ...withField(integer({ label: LABEL, unique: true })), readBy: 'essai' }], /^S054 Contrats.essai: /m],
    [[{ ...right, readBy: 'code' }], /^S054 Contrats: the field of readBy 'code' is not a field$/m],
  ],
  S055: [
    [
      [right, { ...nested, addresses: { list: 'x/{contrat}/tous' } }],
      /^S055 Contrats.avenants: the parameter 'contrat' of the address of 'list' is not in the name; did you mean/m,
    ],
    [
      [right, { ...nested, addresses: { create: 'tous les contrats' } }],
      /^S055 Contrats.avenants: the address 'tous les contrats' of 'create' is not one of the API$/m,
    ],
  ],
  S056: [
    [
      [{ ...right, extracts: { lasts: { sort: { field: 'libele', order: 'ASC' }, limit: 3 } } }],
      /^S056 Contrats: the extract 'lasts' is sorted by 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [{ ...right, extracts: { lasts: { sort: { field: 'id', order: 'ASC' }, limit: 0 } } }],
      /^S056 Contrats: the extract 'lasts' holds 0 records$/m,
    ],
  ],
  S061: [
    [
      [{ ...right, parameters: { Actif: { label: LABEL, equals: 'actifs' } } }],
      /^S061 Contrats: the parameter 'Actif' names 'actifs', which is not a field; did you mean 'actif'\?$/m,
    ],
    [
      [{ ...right, parameters: { Tri: { label: LABEL, sorts: { field: 'xyz', order: 'ASC' } } } }],
      /^S061 Contrats: the parameter 'Tri' names 'xyz', which is not a field$/m,
    ],
  ],
  S062: [
    [
      [{ ...right, links: { P: { label: LABEL, resource: 'Contrat', here: 'libelle', there: 'libelle' } } }],
      /^S062 Contrats: the link of the parameter 'P' is 'Contrat', which is not declared; did you mean 'Contrats'\?$/m,
    ],
    [
      [{ ...right, links: { P: { label: LABEL, resource: nested.name, here: 'contrat', there: 'libelle' } } }, nested],
      /^S062 Contrats: the link of the parameter 'P' names 'contrat', which .* has neither .*; did you mean 'contratId'\?$/m,
    ],
    [
      [{ ...right, links: { P: { label: LABEL, resource: nested.name, here: 'contratId', there: 'xyz' } } }, nested],
      /^S062 Contrats: the link of the parameter 'P' names 'xyz', which .* has neither as a field nor in its name$/m,
    ],
  ],
  S063: [
    [
      [{ ...right, periods: [{ from: 'libelle', to: 'actif' }] }],
      /^S063 Contrats.actif: it does not end what begins with 'libelle'/m,
    ],
    [[{ ...right, periods: [{ from: 'pages', to: 'pages' }] }], /^S063 Contrats.pages: /m],
    [
      [{ ...withField(embedded({ label: LABEL, fields: { a: unique } })), periods: [{ from: 'pages', to: 'essai' }] }],
      /^S063 Contrats.essai: /m,
    ],
    [[{ ...right, periods: [{ from: 'libele', to: 'actif' }] }], /^S063 Contrats: a period names 'libele', which/m],
  ],
  S070: [
    [[{ ...right, fileRemoval: 'Files' }], /^S070 Contrats: files are removed at 'Files', but no field holds any$/m],
  ],
  S075: [
    [
      [{ ...right, parameters: { P: { label: LABEL, liftedBy: ['Q'] } } }],
      /^S075 Contrats: the parameter 'P' is lifted by 'Q', which is none$/m,
    ],
  ],
} satisfies Wrong;
