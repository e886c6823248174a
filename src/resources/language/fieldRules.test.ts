import { expect, it } from 'vitest';
import { defineResource } from '../defineResource';
import { text } from '../fields/text/kind';
import type { Condition } from './condition';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;
const SENT: Condition = { field: 'etat', operator: 'equals', value: 'envoyee' };
const OWN: Condition = { field: 'nom', operator: 'isNotEmpty' };

const options = {
  name: 'Lettres',
  label: { one: LABEL, many: LABEL },
  rights: 'LETTRES',
  fields: {
    etat: text({ label: LABEL }),
    nom: text({ label: LABEL, requiredWhen: OWN, visibleWhen: OWN }),
    lieu: text({ label: LABEL }),
  },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
} as const;

it('a rule of several fields applies to each, beside its own', () => {
  const { fields } = defineResource({
    ...options,
    fieldRules: [{ when: SENT, required: ['nom', 'lieu'], readOnly: ['lieu'], visible: ['nom'] }],
  });
  expect(fields.nom).toMatchObject({ requiredWhen: { any: [OWN, SENT] }, visibleWhen: { all: [OWN, SENT] } });
  expect(fields.lieu).toMatchObject({ requiredWhen: SENT, readOnlyWhen: SENT });
  expect(fields.etat).toEqual(options.fields.etat);
});

it('names in rules are checked, by the compiler as well', () => {
  // @ts-expect-error the field is misspelled
  const misspelled = defineResource({ ...options, fieldRules: [{ when: SENT, required: ['non'] }] });
  expect(Object.keys(misspelled.fields)).toEqual(Object.keys(options.fields));
});

it('one text can serve a mail in every language, and an action has a default question', () => {
  const { after } = defineResource({
    ...options,
    after: [{ on: ['create'], mail: { to: 'lieu', subject: '%{nom}', text: LABEL } }],
  });
  expect(after[0]?.mail).toMatchObject({ subject: ['%{nom}', '%{nom}', '%{nom}', '%{nom}'], text: LABEL });
});
