import { expect, it } from 'vitest';
import { schemas } from '../portal/declared';
import { messagesOf } from '../resources/registry/translationKeys';
import { bundle } from './bundles/fr';
import { messages } from './messages/fr';
import { flattenWords } from '../../test/support/wordFaults';

/** A breaking space where French needs a non-breaking one: before these signs, before a per cent sign, after « . */
const BREAKABLE = / (?:[:;!?»]|%(?!\{))|« /;

const breakable = (words: unknown): readonly string[] =>
  [...flattenWords(words)].filter(([, text]) => BREAKABLE.test(text)).map(([key, text]) => `${key}: ${text}`);

const FRENCH = [
  ['the browser', bundle],
  ['the server', messages],
  ['the declarations', messagesOf(schemas, 'fr')],
] as const;

it.each(FRENCH)('no line of %s can start with a colon or end with an opening quote', (_, words) => {
  expect(breakable(words)).toEqual([]);
});

/** A typewriter's apostrophe between letters; keys of `ra` are react-admin's own words. */
const STRAIGHT = /\p{L}'\p{L}/u;

it.each(FRENCH)('the apostrophes of %s are typographic', (_, words) => {
  const straight = [...flattenWords(words)]
    .filter(([key, text]) => !key.startsWith('ra.') && STRAIGHT.test(text))
    .map(([key]) => key);
  expect(straight).toEqual([]);
});
