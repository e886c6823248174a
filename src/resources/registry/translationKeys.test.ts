import { describe, expect, it } from 'vitest';
import { defineResource } from '../defineResource';
import { embeddedList } from '../fields/embeddedList/kind';
import { text } from '../fields/text/kind';
import { fieldKey, messagesOf, resourceKey } from './translationKeys';
import { LANGUAGES, inLanguage } from '../language/words';

const LABEL = ['Nom', 'Name', 'Bezeichnung', 'Nome'] as const;
const HELP = ['Aide', 'Help', 'Hilfe', 'Ajuda'] as const;

const actions = defineResource({
  name: 'Actions',
  contract: true,
  label: {
    one: ['Action', 'Action', 'Aktion', 'Ação'],
    many: ['Actions', 'Actions', 'Aktionen', 'Ações'],
    new: ['Nouvelle action', 'New action', 'Neue Aktion', 'Nova ação'],
  },
  help: HELP,
  rights: 'X',
  fields: {
    nom: text({ label: LABEL, help: HELP, placeholder: HELP }),
    interventions: embeddedList({ label: LABEL, fields: { theme: text({ label: LABEL, help: HELP }) } }),
  },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  sections: [{ label: LABEL, help: HELP, fields: ['nom', 'interventions'] }],
  parameters: { ActifOnly: { label: LABEL } },
});

describe('the translations of declarations', () => {
  it('have the keys that screens use', () => {
    const messages = messagesOf([actions], 'de');
    expect(messages).toEqual({
      [resourceKey(actions, 'name')]: 'Aktion |||| Aktionen',
      [resourceKey(actions, '$new')]: 'Neue Aktion',
      [resourceKey(actions, '$help')]: 'Hilfe',
      [fieldKey(actions, 'nom')]: 'Bezeichnung',
      [`${fieldKey(actions, 'nom')}.$help`]: 'Hilfe',
      [`${fieldKey(actions, 'nom')}.$placeholder`]: 'Hilfe',
      [fieldKey(actions, 'interventions')]: 'Bezeichnung',
      [fieldKey(actions, 'interventions', 'theme')]: 'Bezeichnung',
      [`${fieldKey(actions, 'interventions', 'theme')}.$help`]: 'Hilfe',
      'resources.Actions.parameters.ActifOnly': 'Bezeichnung',
      'resources.Actions.sections.0': 'Bezeichnung',
      'resources.Actions.sections.0.$help': 'Hilfe',
    });
  });

  it('have the same keys in every language', () => {
    const keys = LANGUAGES.map((language) => Object.keys(messagesOf([actions], language)));
    for (const others of keys) expect(others).toEqual(keys[0]);
  });

  it('are found by language', () => {
    expect(LANGUAGES.map((language) => inLanguage(LABEL, language))).toEqual([...LABEL]);
  });
});
