import { date } from '../../fields/date/kind';
import { integer } from '../../fields/integer/kind';
import { text } from '../../fields/text/kind';
import { LABEL, right, withField, type Wrong } from './right.fixture';

const numberedText = (sequence: NonNullable<Parameters<typeof text>[0]['sequence']>) =>
  withField(text({ label: LABEL, readOnly: true, sequence }));

export const wrongSequences = {
  S112: [
    [
      [withField(integer({ label: LABEL, sequence: {} }))],
      /^S112 Contrats.essai: the API alone gives its numbers, so it is 'readOnly' and begins with nothing$/m,
    ],
    [
      [withField(date({ label: LABEL, readOnly: true, sequence: {} }))],
      /^S112 Contrats.essai: it holds no number and no text, so it has no sequence$/m,
    ],
    [
      [withField(integer({ label: LABEL, readOnly: true, sequence: { digits: 3 } }))],
      /^S112 Contrats.essai: only a text says a number in a 'form'$/m,
    ],
    [[numberedText({})], /^S112 Contrats.essai: the form of its numbers says '%\{number\}'$/m],
    [
      [numberedText({ form: 'F-%{number}', yearly: true })],
      /^S112 Contrats.essai: it begins again each year, so its form says '%\{year\}'$/m,
    ],
    [
      [numberedText({ form: '%{year}-%{number}' })],
      /^S112 Contrats.essai: its form says the year, but it is not 'yearly'$/m,
    ],
    [
      [numberedText({ form: '%{libelle} %{number}' })],
      /^S112 Contrats.essai: its form names 'libelle', and knows the number and the year alone$/m,
    ],
    [[numberedText({ form: '%{number}', digits: 0 })], /^S112 Contrats.essai: it has 1 to 12 digits$/m],
    [
      [numberedText({ form: '%{year} %{number}', yearly: { of: 'libele' } })],
      /^S112 Contrats.essai: the date of its year, 'libele', is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [numberedText({ form: '%{year} %{number}', yearly: { of: 'libelle' } })],
      /^S112 Contrats.essai: 'libelle', which says its year, is no date that is stored$/m,
    ],
    [
      [
        {
          ...right,
          fields: { ...right.fields, essai: integer({ label: LABEL, readOnly: true, initial: 1, sequence: {} }) },
        },
      ],
      /^S112 Contrats.essai: the API alone gives its numbers/m,
    ],
  ],
} satisfies Wrong;
