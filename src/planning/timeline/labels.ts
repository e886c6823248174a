import { abbreviate, initialOf } from './abbreviate';
import { distinctLabels, type LabelledTitle } from './distinctLabels';
import { textWidth } from './textWidth';

/** Words by which a title is read: they begin with a capital letter or a digit. */
const isName = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(bare(word));

/** Without an article before it: `l’Évêché`. */
const bare = (word: string): string => word.replace(/^\p{L}{1,2}['’]/u, '');

/** A legal form at the end, which tells little: `SARL`. */
const LEGAL_FORM = /(?<=\p{Ll}.*)\s+\p{Lu}{2,5}$/u;

const wordsOf = (title: string): readonly string[] => title.replace(LEGAL_FORM, '').split(/\s+/).filter(Boolean);

/** A short title for the room of a line, in pixels: without a cut word. */
export type LabelOf = (title: string, room: number) => string;

/** Two words in one line: the first one may be an initial. `Trois Vallées`, `T. Vallées`. */
const together = (one: string, other: string): readonly string[] => [`${one} ${other}`, `${initialOf(one)}. ${other}`];

/** Wide lines share their labels with those that are up to four pixels narrower: to tell titles apart takes time. */
const roomStep = (room: number): number => (room < FINE ? room : Math.floor(room / STEP) * STEP);
const FINE = 100;
const STEP = 4;

/**
 * The whole title, or the later of the two words that the fewest other titles have, abbreviated if need be; where
 * that would name several titles, the beginning of another word stands before it: `T.Vanh.`, `I.Vanh.`.
 * @param titles all that are shown
 * @returns a function of a title and the pixels of a line
 * @example createLabels(['Transports de la Lys SAS', 'Transports Kowalski SAS'])('Transports de la Lys SAS', 40) // 'Lys'
 */
export function createLabels(titles: Iterable<string>): LabelOf {
  const all = new Set(titles);
  const uses = new Map<string, number>();
  for (const title of all) {
    const words = wordsOf(title).map(bare);
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    for (const part of new Set([...words, ...pairs])) uses.set(part, (uses.get(part) ?? 0) + 1);
  }
  const usesOf = (words: string) => uses.get(words) ?? 0;
  /** Two words that never stand apart are read as one: `Trois Vallées`. */
  const belongs = (words: readonly string[], at: number): boolean => {
    const [before, word] = [bare(words[at - 1] ?? ''), bare(words[at] ?? '')];
    return (
      isName(before) && isName(word) && usesOf(`${before} ${word}`) === usesOf(word) && usesOf(before) === usesOf(word)
    );
  };

  const labelled = (title: string, room: number): LabelledTitle => {
    const words = wordsOf(title);
    const whole = words.join(' ');
    const names = words.flatMap((word, at) =>
      isName(word) && !belongs(words, at) ? [{ uses: usesOf(bare(word)), at }] : [],
    );
    const rarest = names.toSorted((one, other) => one.uses - other.uses || one.at - other.at).slice(0, 2);
    // The later one is usually the proper name: `Clinique Delattre`.
    const at = Math.max(0, ...rarest.map((one) => one.at));
    const word = bare(words[at] ?? '');
    const next = words[at + 1];
    const isPair = next !== undefined && belongs(words, at + 1);
    const name = isPair ? bare(next) : word;
    const kind = bare(words.find((_word, index) => index !== at && !(isPair && index === at + 1)) ?? '');
    const both = isPair ? together(word, name).find((text) => textWidth(text) <= room) : undefined;
    const label = textWidth(whole) <= room ? whole : (both ?? abbreviate(name, room) ?? '');
    return { title, label, name, kind };
  };

  const known = new Map<number, ReadonlyMap<string, string>>();
  return (title, width) => {
    const room = roomStep(width);
    const labels =
      known.get(room) ??
      distinctLabels(
        [...all].map((one) => labelled(one, room)),
        room,
      );
    known.set(room, labels);
    return labels.get(title) ?? labelled(title, room).label;
  };
}

/** Pixels of the sign before a slot that a simulation or a request changes, and of a slot's edges. */
export const MARK = 9;
const EDGES = 5;

/** Pixels of a line of a narrow slot. @param isMarked it begins with a sign */
export const lineRoom = (pixels: number, isMarked: boolean): number =>
  Math.max(0, Math.floor(pixels - EDGES - (isMarked ? MARK : 0)));

/** A text in which each word fits its line. */
export const fitWords = (text: string, room: number): string =>
  text.replace(/\S+/g, (word) => abbreviate(word, room) ?? '').trim();
