import { boolean } from '../../fields/boolean/kind';
import { postcode } from '../../fields/postcode/kind';
import { dateTime } from '../../fields/dateTime/kind';
import { LABEL, right, type Wrong } from './right.fixture';

const stamped = { ...right, fields: { ...right.fields, fin: dateTime({ label: LABEL, readOnly: true }) } };

const editable = (field: string) => ({ ...right, list: { ...right.list, editable: [field] } });

export const wrongWritten = {
  S090: [
    [
      [{ ...right, participants: { rights: ['CONTRATS:create'] } }],
      /^S090 Contrats: it has participants, but no field that names them$/m,
    ],
    [
      [{ ...right, participants: { rights: ['CONTRATS:create'], fields: ['parent'] } }],
      /^S090 Contrats: the participant 'parent' is not a field; did you mean 'parentId'\?$/m,
    ],
    [
      [{ ...right, participants: { rights: ['CONTRATS:create'], fields: ['parentId'] } }],
      /^S090 Contrats.parentId: it names participants, but is no reference to 'Utilisateurs'$/m,
    ],
    [
      [{ ...right, parameters: { Miens: { label: LABEL, concerning: true } } }],
      /^S090 Contrats: 'Miens' asks whom records concern, which no field says$/m,
    ],
  ],
  S091: [
    [[{ ...stamped, stamps: { fim: {} } }], /^S091 Contrats: the stamp 'fim' is not a field; did you mean 'fin'\?$/m],
    [[{ ...stamped, stamps: { actif: {} } }], /^S091 Contrats.actif: it is a stamp, but no readOnly instant$/m],
  ],
  S092: [
    [
      [{ ...right, list: { ...right.list, board: { by: 'etats', fields: ['actif'] } } }],
      /^S092 Contrats: the board names 'etats', which is not a field$/m,
    ],
    [
      [{ ...right, list: { ...right.list, board: { by: 'libelle', fields: [] } } }],
      /^S092 Contrats.libelle: it has no choices for the columns of a board$/m,
    ],
    [
      [{ ...right, list: { ...right.list, cards: { fields: ['libele'] } } }],
      /^S092 Contrats: the cards name 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [{ ...right, address: ['libele'] }],
      /^S092 Contrats: the address names 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [{ ...right, list: { ...right.list, calendar: { from: 'libele' } } }],
      /^S092 Contrats: the calendar names 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [{ ...right, list: { ...right.list, calendar: { from: 'libelle' } } }],
      /^S092 Contrats.libelle: it is no day and no instant for a calendar$/m,
    ],
    [
      [{ ...right, list: { ...right.list, map: { postcode: 'libele' } } }],
      /^S092 Contrats: the map names 'libele', which is not a field$/m,
    ],
    [
      [{ ...right, list: { ...right.list, map: { postcode: 'libelle' } } }],
      /^S092 Contrats.libelle: it is no postcode for a map$/m,
    ],
    [
      [
        {
          ...right,
          fields: { ...right.fields, code: postcode({ label: LABEL }) },
          list: { ...right.list, map: { postcode: 'code' } },
        },
      ],
      /^S092 Contrats.code: the map leads to the list filtered by it, which does not filter by it$/m,
    ],
  ],
  S114: [
    [[editable('actifs')], /^S114 Contrats: the list is editable in 'actifs', which .* list; did you mean 'actif'\?$/m],
    [[editable('libelle')], /^S114 Contrats: the list is editable in 'libelle', which leads to the record$/m],
    [[editable('pages')], /^S114 Contrats.pages: the list is editable in it, but it takes more than one input$/m],
    [
      [{ ...editable('actif'), operations: { ...right.operations, update: 'none' } }],
      /^S114 Contrats.actif: the list is editable in it, but its records are never changed$/m,
    ],
    [
      [
        {
          ...editable('actif'),
          fields: { ...right.fields, actif: boolean({ label: LABEL, required: true, initial: true, immutable: true }) },
        },
      ],
      /^S114 Contrats.actif: the list is editable in it, but no form changes it$/m,
    ],
  ],
  S115: [
    [[{ ...right, wizard: 'create' }], /^S115 Contrats: it is filled in by steps, but has 1 section to fill in$/m],
    [
      [{ ...right, wizard: 'create', operations: { ...right.operations, create: 'none' } }],
      /^S115 Contrats: it is filled in by steps, but has no form of a new record$/m,
    ],
  ],
} satisfies Wrong;
