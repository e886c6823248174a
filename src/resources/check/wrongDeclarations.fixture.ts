import type { DeclarationCode } from '../declarationCodes';
import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { date } from '../fields/date/kind';
import { decimal } from '../fields/decimal/kind';
import { embedded } from '../fields/embedded/kind';
import { enumeration } from '../fields/enumeration/kind';
import { file } from '../fields/file/kind';
import { integer } from '../fields/integer/kind';
import { note } from '../fields/note/kind';
import { reference } from '../fields/reference/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import { text } from '../fields/text/kind';
import type { ResourceSchema } from '../types';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

const contrats = defineResource({
  name: 'Contrats',
  label: { one: LABEL, many: LABEL },
  rights: 'CONTRATS',
  fields: {
    libelle: text({ label: LABEL, required: true }),
    actif: boolean({ label: LABEL, required: true, initial: true }),
    parentId: reference({ label: LABEL, resource: 'Contrats' }),
    pages: embedded({ label: LABEL, fields: { titre: text({ label: LABEL }) } }),
  },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle', 'actif', 'pages'], sort: { field: 'libelle', order: 'ASC' } },
  parameters: { ActifOnly: { label: LABEL, whenTrue: { field: 'actif', operator: 'equals', value: true } } },
  lookups: { Libelle: { field: 'libelle', returns: 'actif' } },
  unique: [['libelle', 'parentId']],
  tree: { parent: 'parentId' },
});

/** A right declaration. */
export const right: ResourceSchema = contrats;

const schema = right;

const withField = (spec: ResourceSchema['fields'][string]): ResourceSchema => ({
  ...schema,
  fields: { ...schema.fields, essai: spec },
});

const withList = (list: Partial<ResourceSchema['list']>): ResourceSchema => ({
  ...schema,
  list: { ...schema.list, ...list },
});

export const withCondition = (
  field: string,
  operator: 'equals' | 'contains' | 'in' | 'between' | 'isEmpty',
  value?: unknown,
): ResourceSchema => ({
  ...schema,
  parameters: { P: { label: LABEL, whenFalse: { any: [{ all: [{ field, operator, value }] }] } } },
});

const withActions = (paths: Readonly<Record<string, string>>): ResourceSchema => {
  const action = { label: LABEL, method: 'POST', question: LABEL, done: LABEL } as const;
  return {
    ...schema,
    actions: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { ...action, path }])),
  };
};

const withActionWhen = (field: string): ResourceSchema => ({
  ...schema,
  actions: {
    a: {
      label: LABEL,
      method: 'POST',
      path: 'a',
      question: LABEL,
      done: LABEL,
      when: { field, operator: 'equals', value: true },
    },
  },
});

const VALUE = { value: 'A', label: LABEL };

/** For every code: wrong declarations, with the line that each gives. */
export const wrong: Record<DeclarationCode, readonly (readonly [schemas: readonly ResourceSchema[], line: RegExp])[]> =
  {
    S001: [
      [[{ ...schema, name: 'Contrats de travail' }], /^S001 Contrats de travail: the name/],
      [[{ ...schema, name: '{a}' }], /^S001 : the name '\{a\}'/],
      [[{ ...schema, name: '{a}/x/{a}', path: '/x' }], /^S001 x: the name/],
    ],
    S002: [
      [[schema, { ...schema, name: 'contrats', path: '/autres' }], /^S002 contrats: 'Contrats' is declared already$/m],
    ],
    S003: [
      [
        [schema, { ...schema, name: 'Avenants', tree: undefined }],
        /^S003 Avenants: the path '\/contrats' is that of 'Contrats'$/m,
      ],
    ],
    S004: [[[{ ...schema, fields: {} }], /^S004 Contrats: it has no fields/m]],
    S005: [
      [
        [{ ...schema, fields: { ...schema.fields, version: integer({ label: LABEL }) } }],
        /^S005 Contrats.version: every record/m,
      ],
    ],
    S006: [
      [
        [{ ...schema, fields: { ...schema.fields, 'date-debut': text({ label: LABEL }) } }],
        /^S006 Contrats.date-debut: the name/m,
      ],
      [
        [withField(embedded({ label: LABEL, fields: { 'a b': text({ label: LABEL }) } }))],
        /^S006 Contrats.essai: in 'a b': the name/m,
      ],
    ],
    S007: [
      [
        [withField({ kind: 'texte', label: LABEL })],
        /^S007 Contrats.essai: there is no kind 'texte'; did you mean 'text'\?$/m,
      ],
    ],
    S008: [
      [[{ ...schema, path: 'contrats' }], /^S008 Contrats: the path 'contrats' is not/],
      [
        [{ ...schema, path: '/contrats/{contrat}' }],
        /^S008 Contrats: the path's parameter 'contrat' is not in the name/,
      ],
    ],
    S009: [
      [
        [withField(integer({ label: LABEL, max: 3, initial: 4 }))],
        /^S009 Contrats.essai: the initial value 4 is refused \(max\)$/m,
      ],
      [
        [withField(text({ label: LABEL, required: true, initial: '' }))],
        /^S009 Contrats.essai: the initial value "" is refused \(required\)$/m,
      ],
    ],
    S010: [
      [[{ ...schema, representation: ['nom'] }], /^S010 Contrats: the representation 'nom' is not a field$/m],
      [[{ ...schema, representation: [] }], /^S010 Contrats: it has no representation$/m],
    ],
    S011: [
      [
        [{ ...schema, search: ['libellé'] }],
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
      [
        [withList({ sort: { field: 'ordre', order: 'ASC' } })],
        /^S013 Contrats: the sort field 'ordre' is not a field$/m,
      ],
    ],
    S014: [
      [
        [withList({ filters: ['actifs'] })],
        /^S014 Contrats: the filter 'actifs' is not a field; did you mean 'actif'\?$/m,
      ],
    ],
    S015: [
      [
        [{ ...schema, sections: [{ label: LABEL, fields: ['libelle', 'page'] }] }],
        /^S015 Contrats: the field of a section 'page' is not a field; did you mean 'pages'\?$/m,
      ],
    ],
    S016: [[[{ ...schema, unique: [['libelle', 'xyz']] }], /^S016 Contrats: the unique field 'xyz' is not a field$/m]],
    S017: [
      [
        [{ ...schema, tree: { parent: 'parent' } }],
        /^S017 Contrats: the parent of the tree 'parent' is not a field; did/m,
      ],
    ],
    S018: [
      [
        [{ ...schema, parameters: { P: { label: LABEL, reveals: ['xyz'] } } }],
        /^S018 Contrats: the field that P reveals 'xyz' is not a field$/m,
      ],
    ],
    S019: [
      [
        [{ ...schema, lookups: { Nom: { field: 'xyz' } } }],
        /^S019 Contrats: the field of the lookup Nom 'xyz' is not a field$/m,
      ],
      [
        [{ ...schema, lookups: { Nom: { field: 'libelle', returns: 'xyz' } } }],
        /^S019 Contrats: the answer of the lookup Nom 'xyz' is not/m,
      ],
    ],
    S020: [[[{ ...schema, search: ['actif'] }], /^S020 Contrats.actif: it holds no text to search in$/m]],
    S021: [
      [[withList({ sort: { field: 'pages', order: 'ASC' } })], /^S021 Contrats.pages: a list cannot be sorted by it$/m],
    ],
    S022: [[[withList({ filters: ['pages'] })], /^S022 Contrats.pages: a list cannot be filtered by it$/m]],
    S023: [
      [
        [{ ...schema, sections: [{ label: LABEL, fields: ['parentId'] }] }],
        /^S023 Contrats.libelle: it is required, but no section shows it$/m,
      ],
    ],
    S024: [
      [
        [withList({ columns: ['libelle', 'actif', 'libelle', 'libelle'] })],
        /^S024 Contrats.libelle: it is there twice as column$/m,
      ],
    ],
    S025: [
      [[{ ...schema, tree: { parent: 'libelle' } }], /^S025 Contrats.libelle: it is not a reference to 'Contrats'$/m],
      [
        [{ ...withField(referenceSet({ label: LABEL, resource: 'Contrats' })), tree: { parent: 'essai' } }],
        /^S025 Contrats.essai: it is not a reference to 'Contrats'$/m,
      ],
    ],
    S026: [
      [
        [withCondition('actifs', 'equals', true)],
        /^S026 Contrats: a condition compares 'actifs', which is not a field; did you mean 'actif'\?$/m,
      ],
      [[withActionWhen('actifs')], /^S026 Contrats: a condition compares 'actifs'/m],
    ],
    S027: [
      [[withCondition('actif', 'contains', 'a')], /^S027 Contrats.actif: a condition compares it with 'contains'/m],
    ],
    S028: [
      [
        [withCondition('actif', 'equals', 'peut-être')],
        /^S028 Contrats.actif: a condition compares it with "peut-être", which 'equals' refuses$/m,
      ],
      [[withCondition('parentId', 'in', 3)], /^S028 Contrats.parentId: /m],
      [[withCondition('parentId', 'isEmpty', 3)], /^S028 Contrats.parentId: /m],
      [[withCondition('libelle', 'contains', 3)], /^S028 Contrats.libelle: /m],
      [[withCondition('libelle', 'equals')], /^S028 Contrats.libelle: /m],
    ],
    S030: [
      [
        [withField(reference({ label: LABEL, resource: 'Contrat' }))],
        /^S030 Contrats.essai: the resource 'Contrat' is not declared; did you mean 'Contrats'\?$/m,
      ],
    ],
    S031: [
      [
        [
          {
            ...schema,
            name: 'Entreprise/{id}/contrats',
            tree: undefined,
            parent: { resource: 'Entreprises', parameter: 'id' },
          },
        ],
        /^S031 Entreprise.contrats: the parent 'Entreprises' is not declared$/m,
      ],
    ],
    S032: [
      [
        [{ ...schema, parent: { resource: 'Contrats', parameter: 'id' } }],
        /^S032 Contrats: the name has no parameter 'id'$/m,
      ],
    ],
    S033: [[[{ ...schema, ownedBy: 'parent' }], /^S033 Contrats: the owner 'parent' is not a field; did/m]],
    S034: [
      [[withActions({ a: 'demander/lien' })], /^S034 Contrats: the address 'demander\/lien' of the action 'a' is not/m],
      [[withActions({ a: 'relance', b: 'Relance' })], /^S034 Contrats: the action 'b' has the address of 'a'$/m],
    ],
    S040: [
      [[withField(integer({ label: LABEL, min: 3, max: 2 }))], /^S040 Contrats.essai: min 3 is above max 2$/m],
      [[withField(text({ label: LABEL, minLength: 3, maxLength: 2 }))], /^S040/m],
      [[withField(date({ label: LABEL, min: '2026-02-01', max: '2026-01-01' }))], /^S040/m],
    ],
    S041: [
      [[withField(decimal({ label: LABEL, scale: 7 }))], /^S041 Contrats.essai: scale 7 is not between 0 and 6$/m],
    ],
    S042: [[[withField(text({ label: LABEL, pattern: '[a-' }))], /^S042 Contrats.essai: the pattern '\[a-' is not/m]],
    S043: [[[withField(enumeration({ label: LABEL, options: [] }))], /^S043 Contrats.essai: it has no options$/m]],
    S044: [
      [
        [withField(enumeration({ label: LABEL, options: [VALUE, { value: 'a', label: ['B', 'B', 'B', 'B'] }] }))],
        /^S044 Contrats.essai: /m,
      ],
    ],
    S045: [
      [
        [withField(enumeration({ label: LABEL, options: [VALUE, { ...VALUE, value: 'B' }] }))],
        /^S045 Contrats.essai: the label 'nom' is there twice$/m,
      ],
      [
        [withField(enumeration({ label: LABEL, options: [VALUE, { value: 'Nom', label: ['B', 'B', 'B', 'B'] }] }))],
        /^S045 Contrats.essai: the label 'Nom' also means another option$/m,
      ],
    ],
    S046: [
      [[withField(date({ label: LABEL, min: '2026-02-30' }))], /^S046 Contrats.essai: '2026-02-30' is not a day$/m],
    ],
    S047: [
      [[withField(embedded({ label: LABEL, fields: {} }))], /^S047 Contrats.essai: it has no fields of its own$/m],
    ],
    S048: [
      [[withField(file({ label: LABEL, accept: ['pdf'] }))], /^S048 Contrats.essai: 'pdf' is not a media type$/m],
      [[withField(file({ label: LABEL, accept: [] }))], /^S048/m],
      [[withField(file({ label: LABEL, maxBytes: 0 }))], /^S048/m],
    ],
    S049: [[[withField(note({ label: LABEL, step: 3 }))], /^S049 Contrats.essai: the step 3 does not divide 10$/m]],
  };
