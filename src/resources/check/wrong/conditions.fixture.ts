import type { Condition } from '../../language/condition';
import { text } from '../../fields/text/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { LABEL, nested, right, withCondition, withField, type Wrong } from './right.fixture';

const withActionWhen = (field: string): ResourceSchema => ({
  ...right,
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

/** A view of the right declaration with this condition. */
const view = (where: Condition): ResourceSchema => ({
  ...right,
  name: 'Actifs',
  path: '/x',
  view: { resource: 'Contrats', where },
});
const card = (where: Condition): ResourceSchema => ({
  ...right,
  summary: {
    fields: [],
    cards: { a: { label: LABEL, collection: nested.name, columns: [], sort: nested.list.sort, limit: 1, where } },
  },
});

export const wrongConditions = {
  S026: [
    [
      [withCondition('actifs', 'equals', true)],
      /^S026 Contrats: a condition compares 'actifs', which is not a field; did you mean 'actif'\?$/m,
    ],
    [
      [
        withField(
          text({ label: LABEL, refusedWhen: [{ when: { field: 'actifs', operator: 'isEmpty' }, message: LABEL }] }),
        ),
      ],
      /^S026 Contrats.essai: a condition compares 'actifs', which is not a field; did you mean 'actif'\?$/m,
    ],
    [[withActionWhen('actifs')], /^S026 Contrats: a condition compares 'actifs'/m],
    [[right, view({ field: 'xyz', operator: 'isEmpty' })], /^S026 Actifs: a condition compares 'xyz'/m],
    [[card({ field: 'xyz', operator: 'isEmpty' }), nested], /^S026 Contrats: a condition compares 'xyz'/m],
  ],
  S027: [[[withCondition('actif', 'contains', 'a')], /^S027 Contrats.actif: a condition compares it with 'contains'/m]],
  S028: [
    [
      [withCondition('actif', 'equals', 'peut-être')],
      /^S028 Contrats.actif: a condition compares it with "peut-être", which 'equals' refuses$/m,
    ],
    [[withCondition('parentId', 'in', 3)], /^S028 Contrats.parentId: /m],
    [[withCondition('parentId', 'isEmpty', 3)], /^S028 Contrats.parentId: /m],
    [[withCondition('libelle', 'contains', 3)], /^S028 Contrats.libelle: /m],
    // A moment is compared as its day.
    [
      [card({ field: 'actif', operator: 'equals', value: { moment: 'today' } }), nested],
      /^S028 Contrats.actif: a condition compares it with "\d{4}-\d{2}-\d{2}"/m,
    ],
    // An object that is almost a moment gets a suggestion.
    ...(
      [
        [{ moment: 'today', days: 30 }, '; did you mean {"moment":"today","plus":{"days":30}}?'],
        [{ moment: 'today', day: 30 }, '; did you mean {"moment":"today","plus":{"days":30}}?'],
        [{ moment: 'today', pluss: { days: 1 } }, "; did you mean 'plus'?"],
        [{ moment: 'todai' }, "; did you mean 'today'?"],
        [{ moment: 'today', plus: { dayz: 1 } }, "; did you mean 'days'?"],
      ] as const
    ).map(
      ([value, hint]) =>
        [
          [withCondition('libelle', 'equals', value)],
          new RegExp(`^S028 Contrats.libelle: .* which 'equals' refuses${hint.replace(/[?{}]/g, '\\$&')}$`, 'm'),
        ] as const,
    ),
    [[withCondition('libelle', 'equals')], /^S028 Contrats.libelle: /m],
  ],
} satisfies Wrong;
