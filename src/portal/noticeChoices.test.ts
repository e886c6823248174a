import { expect, it } from 'vitest';
import { isChoice, readNarrowing, settingName, writeNarrowing } from './noticeChoices';

const choices = (text: unknown) => ['1', '2', '3'].filter((key) => isChoice(readNarrowing(text), key));

it.each([
  [undefined, ['1', '2', '3']],
  ['', ['1', '2', '3']],
  ['{"only":', ['1', '2', '3']],
  ['null', ['1', '2', '3']],
  ['{"remove":[],"only":[]}', ['1', '2', '3']],
  ['{"remove":[2]}', ['1', '3']],
  ['{"only":["1",2]}', ['1', '2']],
  ['{"only":[1,2],"remove":["2"]}', ['1']],
  ['{"only":"1"}', ['1', '2', '3']],
])('the setting %j leaves %j', (text, expected) => expect(choices(text)).toEqual(expected));

it('the setting is written as read, by kind of target', () => {
  const narrowing = { only: ['CONSULTANT'], remove: [] };
  expect(readNarrowing(writeNarrowing(narrowing))).toEqual(narrowing);
  expect(settingName('droits', 'Entreprise')).toBe('informationsadditionnelles_droits_adherent');
});
