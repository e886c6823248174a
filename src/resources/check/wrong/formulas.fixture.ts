import { date } from '../../fields/date/kind';
import { embedded } from '../../fields/embedded/kind';
import { integer } from '../../fields/integer/kind';
import { reference } from '../../fields/reference/kind';
import { text } from '../../fields/text/kind';
import type { Formula } from '../../language/formula';
import type { ResourceSchema } from '../../language/resourceSchema';
import { LABEL, nested, right, withField, type Wrong } from './right.fixture';

const NUMBER: Formula = { value: 1 };

const computing = (formula: Formula): readonly ResourceSchema[] => [
  withField(integer({ label: LABEL, formula })),
  nested,
];

const chain = (formulas: Readonly<Record<string, Formula>>): readonly ResourceSchema[] => [
  {
    ...right,
    fields: {
      ...right.fields,
      ...Object.fromEntries(
        Object.entries(formulas).map(([name, formula]) => [name, integer({ label: LABEL, formula })]),
      ),
    },
  },
];

const taking = (formula: object): readonly ResourceSchema[] =>
  computing({ below: nested.name, ...formula } as object as Formula);

const line = (message: string) => new RegExp(`^S109 Contrats.essai: ${message}$`, 'm');

const storing = (formula: Formula | undefined): readonly ResourceSchema[] => [
  withField(integer({ label: LABEL, stored: true, ...(formula && { formula }) })),
  nested,
];

const AGES: Formula = { daysBetween: [{ moment: 'today' }, { moment: 'today' }] };

const unstored = (message: string) => new RegExp(`^S116 Contrats.essai: ${message}; leave 'stored' out`, 'm');

export const wrongFormulas = {
  S116: [
    [storing(undefined), unstored('it has no formula, and every field without one is stored')],
    [storing(AGES), unstored('its value changes with the day, which no write tells of')],
    [
      storing({
        below: nested.name,
        take: 'count',
        where: { field: 'libelle', operator: 'equals', value: { moment: 'today' } },
      }),
      unstored('its value changes with the day, which no write tells of'),
    ],
    [
      [{ ...withField(integer({ label: LABEL, stored: true, formula: NUMBER })), computed: true }],
      /^S116 Contrats.essai: its resource has no table of its own; say 'stored' where its records are stored$/m,
    ],
  ],
  S109: [
    [computing({ field: 'libele' }), line(`a formula names 'libele', which is not a field; did you mean 'libelle'\\?`)],
    [computing({ field: 'pages' }), line(`a formula names 'pages', with which nothing can be computed`)],
    [computing({ field: 'essai' }), line('its formula leads back to where it began: essai → essai')],
    [
      computing({ holds: { field: 'essai', operator: 'isEmpty' } }),
      line('its formula leads back to where it began: essai → essai'),
    ],
    [computing({ holds: { field: 'libele', operator: 'isEmpty' } }), line(`a condition compares 'libele', .*`)],
    [
      computing({ when: { reference: 'parentId', where: { field: 'actif', operator: 'isEmpty' } }, then: NUMBER }),
      line('a condition of a formula asks for another record'),
    ],
    [computing({ field: 'libelle' }), line(`its formula gives 'text', and it holds 'number'`)],
    [computing({ add: [NUMBER, { field: 'libelle' }] }), line(`a formula puts 'text' where 'number' belongs`)],
    [computing({ first: [NUMBER, { value: true }] }), line(`a formula puts 'yesNo' where 'number' belongs`)],
    [
      computing({ daysBetween: [{ moment: 'today' }, { moment: 'year' }] }),
      line(`a formula puts 'number' where 'day' belongs`),
    ],
    [computing({ add: [] }), line('a formula has no parts')],
    [computing({ value: ' ' }), line('" " is no value of a formula')],
    [computing({ moment: 'tomorrow' } as object as Formula), line('.* is no moment')],
    [computing({ adds: [NUMBER] } as object as Formula), line(`.* is no formula; did you mean 'add'\\?`)],
    [computing({ add: [3] } as object as Formula), line('3 is no formula')],
    [
      computing({ after: { moment: 'today' }, day: 3 } as object as Formula),
      line(`a formula says 'day' beside 'after'; did you mean 'days'\\?`),
    ],
    [taking({ take: 'mean' }), line(`a formula takes 'mean' of records below.*`)],
    [taking({ take: 'sum' }), line(`to take 'sum' of records below, a formula needs 'of'`)],
    [taking({ take: 'count', of: NUMBER }), line(`to take 'count' of records below, a formula has no use for 'of'`)],
    [taking({ take: 'sum', of: { field: 'libelle' } }), line(`a formula adds up 'text'`)],
    [taking({ take: 'max', of: { field: 'libelle' } }), line(`a formula puts records in the order of 'text'`)],
    [
      [withField(integer({ label: LABEL, formula: { below: 'Autres', take: 'count' } })), nested],
      line(`a formula asks below for 'Autres', which does not hang below it`),
    ],
    [
      [
        withField(integer({ label: LABEL, formula: { below: nested.name, take: 'count' } })),
        { ...nested, rights: 'AVENANTS' },
      ],
      line(`a formula asks below for '.*', which has other rights: who reads the record may not read those`),
    ],
    [
      [
        withField(integer({ label: LABEL, formula: { below: nested.name, take: 'count' } })),
        { ...nested, ownedBy: 'libelle' },
      ],
      line(`a formula asks below for '.*', whose records some readers of the record do not see`),
    ],
    [
      computing({ reference: 'actif', of: NUMBER }),
      line(`a formula asks for the record of 'actif', which is no reference to one record`),
    ],
    [
      computing({ reference: 'parentId', of: { field: 'essai' } }),
      line(`a formula names 'essai', and from another record only its own fields can be asked`),
    ],
    [
      chain({ essai: { field: 'autre' }, autre: { add: [{ field: 'essai' }, NUMBER] } }),
      line('its formula leads back to where it began: essai → autre → essai'),
    ],
    [
      chain({
        essai: { field: 'a' },
        a: { field: 'b' },
        b: { field: 'c' },
        c: { field: 'd' },
        d: { field: 'e' },
        e: NUMBER,
      }),
      line('its formula leads through more than 5 computed fields: essai → a → b → c → d → e'),
    ],
    [
      chain({ essai: { when: { field: 'autre', operator: 'isEmpty' }, then: NUMBER }, autre: NUMBER }),
      line(`a condition of a formula names 'autre', which is computed itself`),
    ],
    [
      computing({ reference: 'parentId', of: { below: nested.name, take: 'count' } }),
      line(`a formula asks below for '.*', and from another record only its own fields can be asked`),
    ],
    [
      [
        {
          ...withField(integer({ label: LABEL, formula: { reference: 'parentId', of: { field: 'actif' } } })),
          readableBy: 'session',
        },
        nested,
      ],
      line(`its formula gives 'yesNo', and it holds 'number'`),
    ],
    [
      [
        {
          ...withField(integer({ label: LABEL, formula: { reference: 'autreId', of: NUMBER } })),
          fields: {
            ...withField(integer({ label: LABEL, formula: { reference: 'autreId', of: NUMBER } })).fields,
            autreId: reference({ label: LABEL, resource: 'Autres' }),
          },
        },
        { ...nested, name: 'Autres', rights: 'AUTRES', path: '/autres' },
      ],
      line(
        `a formula asks for the record of 'autreId', which has other rights: who reads the record may not read those`,
      ),
    ],
    [
      [withField(integer({ label: LABEL, required: true, formula: NUMBER }))],
      line(`it is computed, so 'required' says nothing`),
    ],
    [
      [{ ...withField(integer({ label: LABEL, formula: NUMBER })), indexes: [['essai']] }],
      line('it is computed, and indexes need what is stored'),
    ],
    [
      [
        {
          ...withField(date({ label: LABEL, formula: { moment: 'today' } })),
          uniqueWhen: [{ fields: ['libelle'], when: { field: 'essai', operator: 'isEmpty' } }],
        },
      ],
      line('it is computed, and unique sets need what is stored'),
    ],
    [
      [withField(embedded({ label: LABEL, fields: { titre: text({ label: LABEL, formula: { value: 'a' } }) } }))],
      line(`'titre' inside it has a formula, which only fields of a record have`),
    ],
  ],
} satisfies Wrong;
