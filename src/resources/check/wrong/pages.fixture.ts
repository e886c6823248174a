import { integer } from '../../fields/integer/kind';
import { text } from '../../fields/text/kind';
import type { SummaryCard } from '../../language/nesting';
import type { RecordPlan } from '../../language/recordPlan';
import type { ResourceSchema } from '../../language/resourceSchema';
import { flat, LABEL, nested, right, withField, type Wrong } from './right.fixture';

const READ_ONLY = { ...right.operations, create: 'none', update: 'none', delete: 'none' } as const;

const view = (more: Partial<ResourceSchema> = {}): ResourceSchema => ({
  ...flat,
  name: 'Actifs',
  path: '/actifs',
  operations: READ_ONLY,
  view: { resource: 'Contrats', where: { field: 'actif', operator: 'equals', value: true } },
  ...more,
});

const withCard = (card: Partial<SummaryCard>): ResourceSchema => ({
  ...right,
  summary: {
    fields: ['libelle'],
    cards: {
      avenants: {
        label: LABEL,
        collection: nested.name,
        columns: ['libelle'],
        sort: { field: 'id', order: 'ASC' },
        limit: 3,
        ...card,
      },
    },
  },
});

const withPlan = (plan: Partial<RecordPlan>): ResourceSchema => ({
  ...right,
  plan: {
    resource: 'Contrats',
    of: 'parentId',
    columns: ['libelle'],
    page: '/plannings',
    parameter: 'contrats',
    ...plan,
  },
});

const withOther = (
  path: string,
  list: Partial<ResourceSchema['otherLists'][string]> = {},
  schema = right,
): ResourceSchema => ({
  ...schema,
  otherLists: { [path]: { label: LABEL, ...list } },
});

/** A view of a top-level resource, below a record. */
const viewBelow = (below: string, more: Partial<ResourceSchema> = {}): ResourceSchema =>
  view({
    name: 'Contrats/{contratId}/suites',
    path: '/contrats/{contratId}/suites',
    parent: { resource: 'Contrats', parameter: 'contratId' },
    view: { resource: 'Contrats', below },
    ...more,
  });

/** Corrected versions of the declarations below. */
export const rightPages: readonly (readonly ResourceSchema[])[] = [
  [right, view()],
  [right, viewBelow('parentId')],
  [withField(integer({ label: LABEL })), viewBelow('essai')],
  [withCard({ where: { field: 'libelle', operator: 'equals', value: { moment: 'today' } } }), nested],
  [
    { ...right, tabGroups: { suivi: LABEL } },
    { ...nested, tab: { group: 'suivi' } },
  ],
  [withPlan({})],
  [withOther('/a-valider', { columns: ['libelle'], sort: { field: 'id', order: 'ASC' }, parameters: ['ActifOnly'] })],
];

export const wrongPages = {
  S057: [
    [
      [right, view({ view: { resource: 'Contrat' } })],
      /^S057 Actifs: it shows 'Contrat', which is not declared; did you mean 'Contrats'\?$/m,
    ],
    [
      [right, view(), view({ name: 'Autres', path: '/autres', view: { resource: 'Actifs' } })],
      /^S057 Autres: it shows 'Actifs', which has no records of its own$/m,
    ],
  ],
  S058: [
    [
      [right, nested, view({ view: { resource: nested.name } })],
      /^S058 Actifs: it does not hang where 'Contrats\/\{contratId\}\/avenants' does$/m,
    ],
    [
      [right, nested, viewBelow('parentId', { view: { resource: nested.name, below: 'parentId' } })],
      /^S058 Contrats.suites: 'Contrats\/\{contratId\}\/avenants' hangs below a record itself$/m,
    ],
    [[right, view({ view: { resource: 'Contrats', below: 'parentId' } })], /^S058 Actifs: it hangs below nothing$/m],
  ],
  S059: [
    [
      [right, view(withField(text({ label: LABEL }), view()))],
      /^S059 Actifs.essai: 'Contrats' has no field of this name and of the kind 'text'$/m,
    ],
  ],
  S060: [
    [
      [right, view({ operations: { ...READ_ONLY, delete: 'contract' } })],
      /^S060 Actifs: it is a view, but has .* 'delete'$/m,
    ],
    [[{ ...right, computed: true }], /^S060 Contrats: it is computed, but has the operation 'create'$/m],
  ],
  S064: [
    [
      [{ ...right, summary: { fields: ['libele'], cards: {} } }],
      /^S064 Contrats: the summary shows 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
  ],
  S065: [
    [[withCard({}), right], /^S065 Contrats: the card 'avenants' shows '.*', which does not hang below it$/m],
    [
      [withCard({ collection: 'Contrats/{contratId}/avenant' }), nested],
      /^S065 Contrats: .* does not hang below it; did you mean 'Contrats\/\{contratId\}\/avenants'\?$/m,
    ],
  ],
  S066: [
    [
      [withCard({ columns: ['libele'] }), nested],
      /^S066 Contrats: the card 'avenants' names 'libele', which is not a field of '.*'; did you mean 'libelle'\?$/m,
    ],
    [[withCard({ sort: { field: 'xyz', order: 'ASC' } }), nested], /^S066 Contrats: the card 'avenants' names 'xyz'/m],
  ],
  S067: [
    [
      [
        { ...right, tabGroups: { suivi: LABEL } },
        { ...nested, tab: { group: 'suivis' } },
      ],
      /^S067 Contrats.avenants: its tab stands in 'suivis', which is no group of 'Contrats'; did you mean 'suivi'\?$/m,
    ],
    [[{ ...right, tab: {} }], /^S067 Contrats: it has a tab, but hangs below nothing$/m],
  ],
  S068: [
    [
      [withOther('/a-valider', { columns: ['libele'] })],
      /^S068 Contrats: the list at '\/a-valider' names 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [[withOther('/a-valider', { sort: { field: 'xyz', order: 'ASC' } })], /^S068 Contrats: .* names 'xyz'/m],
    [
      [withOther('/a-valider', { parameters: ['ActifsOnly'] })],
      /^S068 Contrats: .* gives 'ActifsOnly', which is not a parameter; did you mean 'ActifOnly'\?$/m,
    ],
  ],
  S069: [
    [[withOther('a valider')], /^S069 Contrats: 'a valider' is not an address such as '\/a-valider'$/m],
    [[withOther('/Contrats')], /^S069 Contrats: the list at '\/Contrats' is that of 'Contrats'$/m],
    [
      [withOther('/a-valider'), { ...withOther('/A-valider', {}, flat), name: 'Autres', path: '/autres' }],
      /^S069 Autres: the list at '\/A-valider' is that of 'Contrats'$/m,
    ],
  ],
  S076: [
    [
      [right, viewBelow('parent')],
      /^S076 Contrats.suites: 'parent' is not a field of 'Contrats'; did you mean 'parentId'\?$/m,
    ],
    [[right, viewBelow('libelle')], /^S076 Contrats.suites: 'libelle' of 'Contrats' holds no id of the record above$/m],
    [
      // A reference, but not to the parent.
      [right, nested, viewBelow('parentId', { parent: { resource: nested.name, parameter: 'contratId' } })],
      /^S076 Contrats.suites: 'parentId' /m,
    ],
  ],
  S081: [
    [
      [withPlan({ resource: 'Contrat' })],
      /^S081 Contrats: its plan is made of 'Contrat', which is not declared; did you mean 'Contrats'\?$/m,
    ],
    [
      [withPlan({ columns: ['libele'] })],
      /^S081 Contrats: its plan names 'libele', which is not a field of 'Contrats'; did you mean 'libelle'\?$/m,
    ],
    [[withPlan({ of: 'libelle' })], /^S081 Contrats: 'libelle' of its plan does not point at 'Contrats'$/m],
  ],
} satisfies Wrong;
