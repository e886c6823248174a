import { textWidth } from './textWidth';

/** Fewer letters would tell nothing. */
const LEAST = 2;

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** The beginnings of a word that end before a vowel, as abbreviations do, with a full stop: `Vanhoutte`, `Vanh.`. */
function beginnings(word: string): readonly string[] {
  const ends = Array.from({ length: Math.max(0, word.length - 1 - LEAST) }, (_, at) => word.length - 2 - at);
  const isEnd = (end: number) => !VOWEL.test(word.slice(end - 1)) && /^\p{L}/u.test(word.slice(end - 1));
  return [...ends.filter(isEnd), LEAST].map((end) => `${word.slice(0, end)}.`);
}

/** The first letter, also where it takes two code units. */
export const initialOf = (word: string): string => [...word][0] ?? '';

/** `Vieux-Port`: `V.-Port`, `Port`; initials alone would tell nothing. */
function joined(word: string): readonly string[] {
  const parts = word.split('-').filter(Boolean);
  if (parts.length < 2) return [];
  const last = parts.at(-1) ?? '';
  const before = `${initialOf(parts[0] ?? '')}.-`;
  return [`${before}${last}`, last, ...beginnings(last)];
}

/**
 * A word that fits: whole, or abbreviated with a full stop, never cut.
 * @param room pixels
 * @returns undefined if no abbreviation fits
 */
export const abbreviate = (word: string, room: number): string | undefined =>
  [word, ...joined(word), ...(word.includes('-') ? [] : beginnings(word))].find((text) => textWidth(text) <= room);
