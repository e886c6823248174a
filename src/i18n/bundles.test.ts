import englishRa from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { bundle as de } from './bundles/de';
import { bundle as en } from './bundles/en';
import { bundle as fr } from './bundles/fr';
import { bundle as pt } from './bundles/pt';
import { messages as deAll } from './messages/de';
import { messages as enAll } from './messages/en';
import { messages as frAll } from './messages/fr';
import { messages as ptAll } from './messages/pt';

function flatten(words: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? flatten(value as object, `${prefix}${name}.`) : [[prefix + name, String(value)]],
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

// A singular may leave its count out ("1 item"), so counts are compared only by the forms that have them.
const comparable = (text: string) => placeholders(text).filter((name) => name !== '%{smart_count}');

const french = new Map(flatten({ ...fr, ...frAll }));
// The published French words of react-admin leave arguments out here and there: English is the measure of that part.
const measure = new Map([...french, ...flatten(englishRa)]);

describe.each(Object.entries({ en: { ...en, ...enAll }, de: { ...de, ...deAll }, pt: { ...pt, ...ptAll } }))(
  'words in %s',
  (_, words) => {
    const own = new Map(flatten(words));

    it('has the keys of the French words, and no other', () => {
      expect([...own.keys()].sort()).toEqual([...french.keys()].sort());
    });

    it('has text for each', () => {
      expect([...own].filter(([, text]) => text === '')).toEqual([]);
    });

    it.each([...own.keys()])('keeps the placeholders of %s', (key) => {
      expect(comparable(own.get(key) ?? '')).toEqual(comparable(measure.get(key) ?? ''));
    });
  },
);

it.each(Object.entries({ fr, en, de, pt }))("has every key of react-admin's own messages in %s", (_, words) => {
  const own = new Map(flatten(words));
  expect(flatten(englishRa).filter(([key]) => !own.has(key))).toEqual([]);
});
