import { expect, it } from 'vitest';
import { messages as de } from './messages/de';
import { messages as en } from './messages/en';
import { messages as fr } from './messages/fr';
import { messages as pt } from './messages/pt';
import { flattenWords } from '../../test/support/wordFaults';

it.each(Object.entries({ fr, en, de, pt }))('no text in %s names a right by its code', (_, messages) => {
  const codes = [...flattenWords(messages)].filter(([, text]) =>
    /\b[A-Z_]{3,}:(?:read|create|update|admin)\b/.test(text),
  );
  expect(codes).toEqual([]);
});
