import type { TranslationMessages } from 'ra-core';
import published from 'ra-language-french';

/** French has a space before these signs; make it non-breaking. */
const hardSpaces = (text: string): string => text.replace(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

const overTexts = (words: unknown): unknown => {
  if (typeof words === 'string') return hardSpaces(words);
  const entries = Object.entries(words as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.map(([key, value]) => [key, overTexts(value)]));
};

/** react-admin's published French messages, with non-breaking spaces. */
export const raMessages = overTexts(published) as TranslationMessages;
