import { date } from '../../fields/date/kind';
import type { Condition } from '../../language/condition';
import { embedded } from '../../fields/embedded/kind';
import { enumeration } from '../../fields/enumeration/kind';
import type { Transition } from '../../fields/enumeration/steps';
import { integer } from '../../fields/integer/kind';
import { text } from '../../fields/text/kind';
import { LABEL, nested, right, withField, type Wrong } from './right.fixture';

const ACTIVE: Condition = { field: 'actif', operator: 'equals', value: true };
const OPEN = [{ value: 'ouvert', label: LABEL }];

const below = (name: string): Condition => ({
  below: name,
  has: 'some',
  where: { field: 'libelle', operator: 'isEmpty' },
});

export const wrongRules = {
  S102: [
    [
      [{ ...right, fieldRules: [{ when: ACTIVE, readOnly: ['libele'] }] }],
      /^S102 Contrats: the field of a rule that keeps from changing 'libele' is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [withField(text({ label: LABEL, requiredWhen: { above: ACTIVE } }))],
      /^S102 Contrats.essai: 'requiredWhen': it asks for another record than one that a reference points at$/m,
    ],
    [
      [
        withField(
          text({
            label: LABEL,
            visibleWhen: { reference: 'parentId', where: { reference: 'parentId', where: ACTIVE } },
          }),
        ),
      ],
      /^S102 Contrats.essai: 'visibleWhen': it asks through 'Contrats' for a third record$/m,
    ],
    [
      [
        withField(
          text({ label: LABEL, readOnlyWhen: { field: 'libelle', operator: 'equals', value: { record: 'actif' } } }),
        ),
      ],
      /^S102 Contrats.essai: 'readOnlyWhen': it compares 'libelle' with 'actif' of the record, which is compared otherwise$/m,
    ],
    [
      [
        withField(
          text({
            label: LABEL,
            refusedWhen: [
              { when: { field: 'libelle', operator: 'equals', value: { record: 'libele' } }, message: LABEL },
            ],
          }),
        ),
      ],
      /^S102 Contrats.essai: 'refusedWhen': it compares 'libelle' with 'libele' of the record, which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [withField(text({ label: LABEL, refusedWhen: [{ when: { above: ACTIVE }, message: LABEL }] }))],
      /^S102 Contrats.essai: 'refusedWhen': it asks for another record than one that a reference points at$/m,
    ],
    [
      [withField({ ...text({ label: LABEL }), refusedWhen: { when: ACTIVE, message: LABEL } as never })],
      /^S102 Contrats.essai: 'refusedWhen': it is a list; write \[\{ when: .* message: .*\}\]$/m,
    ],
    [
      [withField({ ...text({ label: LABEL }), refusedWhen: [{ message: LABEL }] as never })],
      /^S102 Contrats.essai: 'refusedWhen': it does not say when; write/m,
    ],
    [
      [withField(text({ label: LABEL, readOnly: true, refusedWhen: [{ when: ACTIVE, message: LABEL }] }))],
      /^S102 Contrats.essai: only the API writes it, and yet a rule says who may$/m,
    ],
    [
      [withField(text({ label: LABEL, visibleWhen: { field: 'essai', operator: 'isEmpty' } }))],
      /^S102 Contrats.essai: it decides whether it is shown itself$/m,
    ],
    [
      [
        withField(
          enumeration({
            label: LABEL,
            options: [{ value: 'a', label: LABEL, when: { field: 'essai', operator: 'isEmpty' } }],
          }),
        ),
      ],
      /^S102 Contrats.essai: it decides itself which of its options it has$/m,
    ],
    [
      [
        withField(
          enumeration({
            label: LABEL,
            options: [{ value: 'a', label: LABEL, when: { reference: 'libelle', where: ACTIVE } }],
          }),
        ),
      ],
      /^S102 Contrats.essai: 'options': it asks for the record of 'libelle', which is no reference to one that is stored$/m,
    ],
    [
      [withField(text({ label: LABEL, required: true, visibleWhen: ACTIVE }))],
      /^S102 Contrats.essai: it is required and not always shown: use 'requiredWhen'$/m,
    ],
    [
      [withField(text({ label: LABEL, required: true, requiredWhen: ACTIVE }))],
      /^S102 Contrats.essai: it is required, and 'requiredWhen' says so once more$/m,
    ],
    [
      [withField(text({ label: LABEL, readOnly: true, readOnlyWhen: ACTIVE }))],
      /^S102 Contrats.essai: only the API writes it, and yet a rule says who may$/m,
    ],
    [
      [withField(embedded({ label: LABEL, fields: { titre: text({ label: LABEL, requiredWhen: ACTIVE }) } }))],
      /^S102 Contrats.essai: 'titre' inside it has 'requiredWhen', which is asked of the fields of a record alone$/m,
    ],
  ],
  S103: [
    [
      [
        withField(
          enumeration({ label: LABEL, options: [{ value: 'ouvert', label: LABEL }], steps: { ouvert: ['clos'] } }),
        ),
      ],
      /^S103 Contrats.essai: a step names 'clos', which is no option$/m,
    ],
    [
      [withField(enumeration({ label: LABEL, options: OPEN, steps: { ouvert: [{ to: 'ouvert', fonctions: [] }] } }))],
      /^S103 Contrats.essai: 'fonctions' of the step to 'ouvert' is empty$/m,
    ],
    [
      // TypeScript does not check this list of texts and objects.
      [
        withField(
          enumeration({
            label: LABEL,
            options: OPEN,
            steps: { ouvert: [{ to: 'ouvert', right: 'X:admin' } as object as Transition] },
          }),
        ),
      ],
      /^S103 Contrats.essai: the step to 'ouvert' says 'right', which is no option of a step$/m,
    ],
  ],
  S107: [
    [
      [{ ...right, uniqueWhen: [{ fields: ['libele'], when: ACTIVE }] }],
      /^S107 Contrats: 'libele' is to be the same, and is not a field; did you mean 'libelle'\?$/m,
    ],
    [[{ ...right, uniqueWhen: [{ fields: [], when: ACTIVE }] }], /^S107 Contrats: uniqueWhen names no field$/m],
    [
      [{ ...withField(integer({ label: LABEL })), periods: [{ from: 'essai', to: 'essai', noOverlap: {} }] }],
      /^S107 Contrats.essai: only days and instants overlap$/m,
    ],
    [
      [{ ...right, uniqueWhen: [{ fields: ['libelle'], when: { reference: 'parentId', where: ACTIVE } }] }],
      /^S107 Contrats: its condition asks for another record$/m,
    ],
    [
      [
        {
          ...withField(date({ label: LABEL })),
          uniqueWhen: [
            {
              fields: ['libelle'],
              when: { any: [{ field: 'essai', operator: 'lessThan', value: { moment: 'today' } }] },
            },
          ],
        },
      ],
      /^S107 Contrats: its condition has another answer every day, and no write would ask again$/m,
    ],
  ],
  S108: [
    [
      [
        right,
        nested,
        {
          ...right,
          name: 'Autres',
          path: '/autres',
          parameters: { P: { label: LABEL, whenTrue: below(nested.name) } },
        },
      ],
      /^S108 Autres: a condition asks below for '.*', which does not hang below it$/m,
    ],
    [
      [
        { ...right, parameters: { P: { label: LABEL, whenTrue: { all: [below(nested.name)] } } } },
        { ...nested, ownedBy: 'libelle' },
      ],
      /^S108 Contrats: a condition asks below for '.*', whose records some readers of the list do not see$/m,
    ],
    [
      [
        { ...right, parameters: { P: { label: LABEL, whenTrue: { any: [below(nested.name)] } } } },
        { ...nested, computed: true },
      ],
      /^S108 Contrats: a condition asks below for '.*', which stores no records$/m,
    ],
    [
      [{ ...right, list: { ...right.list, filtersBelow: ['Contrats/{contratId}/autres'] } }, nested],
      /^S108 Contrats: a list is filtered by '.*', which does not hang below it; did you mean '.*'\?$/m,
    ],
    [
      [
        { ...right, list: { ...right.list, filtersBelow: [nested.name] } },
        { ...nested, computed: true },
      ],
      /^S108 Contrats: a list is filtered by '.*', which stores no records$/m,
    ],
  ],
} satisfies Wrong;
