import { date } from '../../fields/date/kind';
import { decimal } from '../../fields/decimal/kind';
import { embedded } from '../../fields/embedded/kind';
import { enumeration } from '../../fields/enumeration/kind';
import { file } from '../../fields/file/kind';
import { image } from '../../fields/image/kind';
import { integer } from '../../fields/integer/kind';
import { note } from '../../fields/note/kind';
import { reference } from '../../fields/reference/kind';
import { text } from '../../fields/text/kind';
import { LABEL, right, withField, type Wrong } from './right.fixture';

const VALUE = { value: 'A', label: LABEL };

export const wrongFields = {
  S004: [[[{ ...right, fields: {} }], /^S004 Contrats: it has no fields/m]],
  S005: [
    [
      [{ ...right, fields: { ...right.fields, version: integer({ label: LABEL }) } }],
      /^S005 Contrats.version: every record/m,
    ],
  ],
  S006: [
    [
      [{ ...right, fields: { ...right.fields, 'date-debut': text({ label: LABEL }) } }],
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
  S009: [
    [
      [withField(integer({ label: LABEL, max: 3, initial: 4 }))],
      /^S009 Contrats.essai: the initial value 4 is refused \(max\)$/m,
    ],
    [
      [withField(text({ label: LABEL, required: true, initial: '' }))],
      /^S009 Contrats.essai: the initial value "" is refused \(required\)$/m,
    ],
    [
      [withField(integer({ label: LABEL, samples: [1, 'deux'] }))],
      /^S009 Contrats.essai: the sample "deux" is refused \(number\)$/m,
    ],
  ],
  S030: [
    [
      [withField(reference({ label: LABEL, resource: 'Contrat' }))],
      /^S030 Contrats.essai: the resource 'Contrat' is not declared; did you mean 'Contrats'\?$/m,
    ],
  ],
  S040: [
    [[withField(integer({ label: LABEL, min: 3, max: 2 }))], /^S040 Contrats.essai: min 3 is above max 2$/m],
    [[withField(text({ label: LABEL, minLength: 3, maxLength: 2 }))], /^S040/m],
    [[withField(date({ label: LABEL, min: '2026-02-01', max: '2026-01-01' }))], /^S040/m],
  ],
  S041: [[[withField(decimal({ label: LABEL, scale: 7 }))], /^S041 Contrats.essai: scale 7 is not between 0 and 6$/m]],
  S042: [[[withField(text({ label: LABEL, pattern: '[a-' }))], /^S042 Contrats.essai: the pattern '\[a-' is not/m]],
  S095: [
    [
      [withField(text({ label: LABEL, length: 4, maxLength: 5 }))],
      /^S095 Contrats.essai: it has a length, and bounds/m,
    ],
    [
      [withField(text({ label: LABEL, format: 'alpha', pattern: 'a+' }))],
      /^S095 Contrats.essai: it has the format 'alpha', and a pattern$/m,
    ],
  ],
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
  S046: [[[withField(date({ label: LABEL, min: '2026-02-30' }))], /^S046 Contrats.essai: '2026-02-30' is not a day$/m]],
  S047: [[[withField(embedded({ label: LABEL, fields: {} }))], /^S047 Contrats.essai: it has no fields of its own$/m]],
  S048: [
    [[withField(file({ label: LABEL, accept: ['pdf'] }))], /^S048 Contrats.essai: 'pdf' is not a media type$/m],
    [[withField(file({ label: LABEL, accept: [] }))], /^S048/m],
    [[withField(file({ label: LABEL, maxBytes: 0 }))], /^S048/m],
  ],
  S049: [[[withField(note({ label: LABEL, step: 3 }))], /^S049 Contrats.essai: the step 3 does not divide 10$/m]],
  S072: [
    [
      [withField(text({ label: LABEL, readOnly: true, immutable: true }))],
      /^S072 Contrats.essai: it is readOnly, so nobody could change it/m,
    ],
  ],
  S074: [
    [
      [withField(image({ label: LABEL, removedBy: 'actif' }))],
      /^S074 Contrats.essai: 'actif' removes it, but is a field itself$/m,
    ],
  ],
} satisfies Wrong;
