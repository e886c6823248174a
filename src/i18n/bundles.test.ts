import englishRa from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { bundle as de } from './bundles/de';
import { bundle as en } from './bundles/en';
import { bundle as firstFrench } from './bundles/fr';
import { lateWords } from './messages/fr/late';
import { bundle as pt } from './bundles/pt';
import { messages as deAll } from './messages/de';
import { messages as enAll } from './messages/en';
import { messages as frAll } from './messages/fr';
import { messages as ptAll } from './messages/pt';
import { flattenWords, wordFaults } from '../../test/support/wordFaults';

type Areas = Readonly<Record<string, unknown>>;

const fr = { ...firstFrench, ...lateWords };
const french: Areas = { ...fr, ...frAll };
// react-admin's French translation omits some arguments, so English is the reference for that part.
const published: Areas = englishRa;

const languages: Readonly<Record<string, Areas>> = {
  en: { ...en, ...enAll },
  de: { ...de, ...deAll },
  pt: { ...pt, ...ptAll },
};

describe.each(Object.entries(languages))('the translations in %s', (_, words) => {
  const areas = [...new Set([...Object.keys(french), ...Object.keys(words)])];

  it.each(areas)('match the French ones in %s: keys, texts and placeholders', (area) => {
    expect(
      wordFaults(area, words[area], { keys: french[area], placeholders: [french[area], published[area]] }),
    ).toEqual([]);
  });
});

it.each(Object.entries({ fr, en, de, pt }))("react-admin's own messages in %s are complete", (_, words) => {
  const own = flattenWords(words);
  expect([...flattenWords(englishRa).keys()].filter((key) => !own.has(key))).toEqual([]);
});

describe('a fault is reported:', () => {
  const keys = { one: { title: '%{name}, %{count}', count: '%{smart_count} lines' } };
  const faultsOf = (words: unknown) => wordFaults('area', words, { keys, placeholders: [keys] });

  it.each<readonly [string, unknown, readonly string[]]>([
    ['none', { one: { title: '%{count} of %{name}', count: 'a line' } }, []],
    ['an area that is missing', undefined, ['area.one.title is missing', 'area.one.count is missing']],
    ['a key that is missing', { one: { title: '%{name} %{count}' } }, ['area.one.count is missing']],
    [
      'a key that is left over',
      { one: { title: '%{name} %{count}', count: '1', more: '2' } },
      ['area.one.more is left over'],
    ],
    ['an empty text', { one: { title: '%{name} %{count}', count: '' } }, ['area.one.count is empty']],
    [
      'every other placeholder',
      { one: { title: '%{nom} %{count}', count: '%{more}' } },
      [
        'area.one.title has %{count}, %{nom} instead of %{count}, %{name}',
        'area.one.count has %{more} instead of nothing',
      ],
    ],
  ])('%s', (_name, words, faults) => expect(faultsOf(words)).toEqual(faults));
});
