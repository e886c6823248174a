import { foldText } from '../../resources/common/foldText';
import { partsOf, wordsOfTime } from './matchCommands';

/** Shorter beginnings of "planning" begin other words too. */
const SHORTEST = 4;

/** The search without the words that begin one of the names: "planning de janvier" without "planning". */
export function withoutNames(query: string, names: string): { readonly rest: string; readonly isNamed: boolean } {
  const known = partsOf(foldText(names));
  const isName = (word: string) => word.length >= SHORTEST && known.some((name) => name.startsWith(word));
  const words = wordsOfTime(query);
  const rest = words.filter((word) => !isName(word));
  return { rest: rest.join(' '), isNamed: rest.length < words.length };
}
