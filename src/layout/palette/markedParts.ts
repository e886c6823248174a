import { foldText } from '../../resources/common/foldText';
import { wordsOf } from './matchCommands';

export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const isWithin = (folded: string, at: number): boolean => at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '');

/** Where the word begins a word of the text, or else stands within one; -1 for neither. */
function placeOf(folded: string, word: string): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) if (!isWithin(folded, at)) return at;
  return folded.indexOf(word);
}

/**
 * Parts a text by what matches a word of the search, without regard to case and accents.
 *
 * @example markedParts('Électricité', 'elec') // [{ text: 'Élec', isMatch: true }, { text: 'tricité', isMatch: false }]
 */
export function markedParts(text: string, query: string): readonly MarkedPart[] {
  const letters = [...text];
  // A letter may fold to two: each folded one knows the letter that it comes from.
  const origins = letters.flatMap((letter, index) => [...foldText(letter)].map(() => index));
  const folded = letters.map((letter) => foldText(letter)).join('');
  const marked = new Set<number>();
  for (const word of wordsOf(query)) {
    const at = placeOf(folded, word);
    if (at >= 0) for (const index of origins.slice(at, at + word.length)) marked.add(index);
  }
  const parts: MarkedPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMatch = marked.has(index);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
