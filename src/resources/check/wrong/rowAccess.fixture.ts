import type { Condition } from '../../language/condition';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { RowLevel } from '../../language/rowAccess';
import { integer } from '../../fields/integer/kind';
import { flat, LABEL, nested, right, withField, type Wrong } from './right.fixture';

const OWN: Condition = { field: 'parentId', operator: 'equals', value: { person: 'id' } };

const reading = (level: Partial<RowLevel>, schema = right): ResourceSchema => ({
  ...schema,
  rows: { read: [{ label: LABEL, ...level }] },
});

const asking = (where: Condition, schema = right) => reading({ where }, schema);

const view: ResourceSchema = {
  ...flat,
  name: 'Actifs',
  path: '/actifs',
  operations: { ...right.operations, create: 'none', update: 'none', delete: 'none' },
  view: { resource: 'Contrats' },
};

const { parentId: _parent, ...fewer } = flat.fields;

/** Corrected versions of the declarations below. */
export const rightRowAccess: readonly (readonly ResourceSchema[])[] = [
  [reading({ where: OWN, for: { rights: ['CONTRATS:update'], fonctions: ['CHEF'] } }), nested],
  [reading({ for: { fonctions: ['CHEF'] } })],
  [asking({ reference: 'parentId', where: OWN }), { ...view, unique: [], indexes: [] }],
  [asking({ below: nested.name, has: 'some', where: OWN }), nested],
  [asking({ pointing: nested.name, by: 'parentId', has: 'none', where: { above: OWN } }), nested],
];

export const wrongRowAccess = {
  S113: [
    [[reading({ where: OWN, for: {} })], /^S113 Contrats: a level names neither rights nor functions/m],
    [
      [reading({ where: OWN, for: { rights: ['paie:read'] } })],
      /^S113 Contrats: a level is for 'paie:read', which is no/m,
    ],
    [[reading({})], /^S113 Contrats: a level is for everybody and reaches every record$/m],
    [[{ ...right, rows: { write: [] } }], /^S113 Contrats: 'write' has no level$/m],
    [[{ ...reading({ where: OWN }), ownedBy: 'parentId' }], /^S113 Contrats: 'ownedBy' says already/m],
    [[asking({ above: OWN })], /^S113 Contrats: a level asks above 'Contrats', which hangs below nothing/m],
    [
      [asking({ below: 'Contrats/{contratId}/avenant', has: 'some', where: OWN }), nested],
      /^S113 Contrats: a level asks for 'Contrats\/\{contratId\}\/avenant', .* did you mean 'Contrats\/\{contratId\}\/avenants'\?$/m,
    ],
    [
      [asking({ pointing: 'Contrats', by: 'libelle', has: 'some', where: OWN })],
      /^S113 Contrats: a level asks for 'Contrats', whose 'libelle' does not point at 'Contrats'$/m,
    ],
    [
      [
        asking(
          { field: 'essai', operator: 'equals', value: 1 },
          withField(integer({ label: LABEL, formula: { value: 1 } })),
        ),
      ],
      /^S113 Contrats: a level compares 'essai' of 'Contrats', which is computed$/m,
    ],
    [
      [asking(OWN), { ...view, fields: fewer }],
      /^S113 Actifs: it lacks 'parentId', which says who reads the records of 'Contrats'$/m,
    ],
  ],
} satisfies Wrong;
