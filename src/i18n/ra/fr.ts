import type { TranslationMessages } from 'ra-core';
import published from 'ra-language-french';

/** French puts a space before these signs; a plain one would let a line begin with them. */
const hardSpaces = (text: string): string => text.replace(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

const overTexts = (words: unknown): unknown => {
  if (typeof words === 'string') return hardSpaces(words);
  const entries = Object.entries(words as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.map(([key, value]) => [key, overTexts(value)]));
};

/** react-admin's own words in French: the published ones, with spaces at which no line breaks. */
export const raMessages = overTexts(published) as TranslationMessages;
