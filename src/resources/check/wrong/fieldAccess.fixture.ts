import { embedded } from '../../fields/embedded/kind';
import { text } from '../../fields/text/kind';
import { LABEL, nested, right, withField, type Wrong } from './right.fixture';

const readers = { rights: ['PAIE:read'] };
const closed = text({ label: LABEL, readers });

export const wrongFieldAccess = {
  S111: [
    [
      [withField(text({ label: LABEL, readers: {} }))],
      /^S111 Contrats.essai: it names neither rights nor functions of those who read or write it$/m,
    ],
    [
      [withField(text({ label: LABEL, writers: { rights: ['paie:read'] } }))],
      /^S111 Contrats.essai: 'paie:read' is no right, as 'PAIE:read' is one$/m,
    ],
    [
      [withField(text({ label: LABEL, required: true, writers: readers }))],
      /^S111 Contrats.essai: it has to be filled in, also by those who may not$/m,
    ],
    [
      [withField(text({ label: LABEL, readOnly: true, writers: readers }))],
      /^S111 Contrats.essai: only the API writes it, so 'writers' says nothing$/m,
    ],
    [
      [{ ...withField(closed), search: ['libelle', 'essai'] }],
      /^S111 Contrats.essai: not all who read the record may read it, and the search would tell of it$/m,
    ],
    [
      [
        {
          ...withField(closed),
          parameters: { P: { label: LABEL, whenTrue: { field: 'essai', operator: 'isEmpty' } } },
        },
      ],
      /^S111 Contrats.essai: .* and parameters of the list would tell of it$/m,
    ],
    [
      [
        {
          ...right,
          fields: {
            ...right.fields,
            essai: closed,
            note: text({ label: LABEL, requiredWhen: { field: 'essai', operator: 'isEmpty' } }),
          },
        },
      ],
      /^S111 Contrats.note: it tells of 'essai', which has other readers$/m,
    ],
    [
      [
        {
          ...right,
          fields: {
            ...right.fields,
            essai: closed,
            note: text({
              label: LABEL,
              refusedWhen: [
                { when: { field: 'libelle', operator: 'equals', value: { record: 'essai' } }, message: LABEL },
              ],
            }),
          },
        },
      ],
      /^S111 Contrats.note: it tells of 'essai', which has other readers$/m,
    ],
    [
      [
        {
          ...right,
          fields: { ...right.fields, essai: closed, copie: text({ label: LABEL, formula: { field: 'essai' } }) },
        },
      ],
      /^S111 Contrats.copie: it tells of 'essai', which has other readers$/m,
    ],
    [
      [
        {
          ...right,
          parameters: {
            P: {
              label: LABEL,
              whenTrue: { below: nested.name, has: 'some', where: { field: 'essai', operator: 'isEmpty' } },
            },
          },
        },
        withField(closed, nested),
      ],
      /^S111 Contrats: a parameter asks elsewhere for 'essai', which some readers of the list may not read$/m,
    ],
    [
      [withField(embedded({ label: LABEL, fields: { titre: closed } }))],
      /^S111 Contrats.essai: 'titre' inside it has readers or writers of its own$/m,
    ],
    [
      [{ ...withField(closed), list: { ...right.list, columns: ['essai'] } }],
      /^S111 Contrats: some readers of its list have no column$/m,
    ],
    [
      [
        withField(closed),
        {
          ...withField(text({ label: LABEL })),
          name: 'Vues',
          path: '/vues',
          view: { resource: 'Contrats' },
        },
      ],
      /^S111 Vues.essai: it has other readers in 'Contrats', which the view shows$/m,
    ],
  ],
} satisfies Wrong;
