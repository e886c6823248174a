import { inLanguage, type Language } from '../../resources/language/words';
import { isSame } from './isSame';
import { paletteWords } from './paletteWords';
import type { TypedFilter } from './typedFilter';

/** An option of a field that a list is filtered by. */
export interface ListChoice {
  readonly field: string;
  readonly value: string;
  readonly label: string;
  /** The words of the label, folded. */
  readonly parts: readonly string[];
  readonly isState: boolean;
}

/** "non clos", "sauf radiés" */
const EXCEPT = new Set('non pas sauf hors not except nicht ausser nao exceto'.split(' '));

/** Place of the word by which a search says that records have another choice: "inactif", "non clos"; -1 without one. */
const placeIn = ([part, ...others]: readonly string[], words: readonly string[]): number =>
  part === undefined || others.length > 0
    ? -1
    : words.findIndex(
        (word, at) => isSame(`in${part}`, word) || (EXCEPT.has(words[at - 1] ?? '') && isSame(part, word)),
      );

/** All choices of a field but the one that a search excepts: "inactifs", "non radiés"; undefined if it excepts none. */
export function exceptedChoice(
  choices: readonly ListChoice[],
  words: readonly string[],
  language: Language,
): (TypedFilter & Pick<ListChoice, 'isState'>) | undefined {
  const choice = choices.find(({ parts }) => placeIn(parts, words) >= 0);
  if (!choice) return undefined;
  const { field, label, parts, isState } = choice;
  const at = placeIn(parts, words);
  const value = choices.flatMap((one) => (one.field === field && one !== choice ? [one.value] : []));
  return {
    where: { field, operator: 'in', value },
    label: inLanguage(paletteWords.except, language).replace('%', () => label),
    rest: words.filter((word, place) => place !== at && !(place === at - 1 && EXCEPT.has(word))),
    isState,
  };
}
