import { referenceSet } from '../../fields/referenceSet/kind';
import { Fonctions } from '../../schemas/acces';
import { Groupes } from '../../schemas/equipes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { flat, LABEL, right, type Wrong } from './right.fixture';

const READ_ONLY = { ...right.operations, create: 'none', update: 'none', delete: 'none' } as const;

const addressed: ResourceSchema = {
  ...right,
  fields: {
    ...right.fields,
    fonctions: referenceSet({ label: LABEL, resource: 'Fonctions' }),
    groupes: referenceSet({ label: LABEL, resource: 'Groupes' }),
  },
  audience: { fonctions: 'fonctions', groupes: 'groupes' },
};

const view = (more: Partial<ResourceSchema> = {}): ResourceSchema => ({
  ...flat,
  fields: addressed.fields,
  name: 'Actifs',
  path: '/actifs',
  operations: READ_ONLY,
  view: { resource: 'Contrats' },
  ...more,
});

const others = [Fonctions, Groupes] as const;

/** Corrected versions of the declarations below. */
export const rightAudience: readonly (readonly ResourceSchema[])[] = [
  [addressed, ...others],
  [addressed, view(), ...others],
];

export const wrongAudience = {
  S077: [
    [
      [{ ...addressed, audience: { fonctions: 'fonction', groupes: 'groupes' } }, ...others],
      /^S077 Contrats: the audience 'fonction' is not a field; did you mean 'fonctions'\?$/m,
    ],
    [
      [{ ...addressed, audience: { fonctions: 'groupes', groupes: 'fonctions' } }, ...others],
      /^S077 Contrats.groupes: it is the audience, but no set of references to 'Fonctions'\nS077 Contrats.fonctions: .*'Groupes'$/m,
    ],
    [
      [{ ...addressed, audience: { fonctions: 'fonctions', groupes: 'parentId' } }, ...others],
      /^S077 Contrats.parentId: it is the audience, but no set of references to 'Groupes'$/m,
    ],
  ],
  S078: [
    [
      [addressed, view({ fields: right.fields }), ...others],
      /^S078 Actifs: it lacks 'fonctions', which .*\nS078 Actifs: it lacks 'groupes', which .* of 'Contrats' are addressed to$/m,
    ],
    [
      [addressed, view({ audience: { fonctions: 'fonctions', groupes: 'groupes' } }), ...others],
      /^S078 Actifs: it is a view: its audience is that of 'Contrats'$/m,
    ],
  ],
  S079: [
    [
      [{ ...addressed, sharedWith: 'groupes' }, ...others],
      /^S079 Contrats: it is shared, but nobody owns its records$/m,
    ],
    [
      [{ ...addressed, ownedBy: 'parentId', sharedWith: 'groupe' }, ...others],
      /^S079 Contrats: what it is shared with 'groupe' is not a field; did you mean 'groupes'\?$/m,
    ],
    [
      [{ ...addressed, ownedBy: 'parentId', sharedWith: 'fonctions' }, ...others],
      /^S079 Contrats.fonctions: it is what it is shared with, but no set of references to 'Groupes'$/m,
    ],
  ],
} satisfies Wrong;
