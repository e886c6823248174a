import { wordsOfTime } from './matchCommands';
import { isNamedBy } from './namedBy';

/** The search without the words that begin one of the names: "planning de janvier" without "planning". */
export function withoutNames(query: string, names: string): { readonly rest: string; readonly isNamed: boolean } {
  const words = wordsOfTime(query);
  const rest = words.filter((word) => !isNamedBy(names, word));
  return { rest: rest.join(' '), isNamed: rest.length < words.length };
}
