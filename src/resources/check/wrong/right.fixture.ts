import { compare } from '../../language/condition';
import type { DeclarationCode } from '../../language/declarationCodes';
import { defineResource } from '../../defineResource';
import { boolean } from '../../fields/boolean/kind';
import { embedded } from '../../fields/embedded/kind';
import { reference } from '../../fields/reference/kind';
import { text } from '../../fields/text/kind';
import type { ResourceSchema } from '../../language/resourceSchema';

export const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

/** Wrong declarations by code, with the expected message. */
export type Wrong = Partial<
  Record<DeclarationCode, readonly (readonly [schemas: readonly ResourceSchema[], line: RegExp])[]>
>;

const contrats = defineResource({
  name: 'Contrats',
  contract: true,
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
  indexes: [['parentId', 'libelle']],
  tree: { parent: 'parentId' },
});

export const right: ResourceSchema = contrats;

const { tree: _tree, ...withoutTree } = right;

/** The right declaration without its tree. */
export const flat: ResourceSchema = withoutTree;

/** A child of the right declaration. */
export const nested: ResourceSchema = {
  ...flat,
  name: 'Contrats/{contratId}/avenants',
  path: '/contrats/{contratId}/avenants',
  parent: { resource: 'Contrats', parameter: 'contratId' },
};

export const withField = (spec: ResourceSchema['fields'][string], schema = right): ResourceSchema => ({
  ...schema,
  fields: { ...schema.fields, essai: spec },
});

export const withCondition = (
  field: string,
  operator: 'equals' | 'contains' | 'in' | 'between' | 'isEmpty',
  value?: unknown,
): ResourceSchema => ({
  ...right,
  parameters: { P: { label: LABEL, whenFalse: { any: [{ all: [compare(field, operator, value)] }] } } },
});
