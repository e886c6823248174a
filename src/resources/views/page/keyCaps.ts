import { inLanguage, type Language, type Words } from '../../language/words';

/** Names of keys that have a sign, as keyboards of each language have them. */
const NAMES: Readonly<Record<string, Words | undefined>> = {
  '↵': ['Entrée', 'Enter', 'Eingabe', 'Enter'],
  '⎋': ['Échap', 'Esc', 'Esc', 'Esc'],
  '␣': ['Espace', 'Space', 'Leertaste', 'Espaço'],
  '⇧': ['Maj', 'Shift', 'Umschalt', 'Shift'],
  '⌦': ['Suppr', 'Delete', 'Entf', 'Delete'],
  '↖': ['Début', 'Home', 'Pos1', 'Início'],
  '↘': ['Fin', 'End', 'Ende', 'Fim'],
  '⇞': ['Page préc.', 'Page up', 'Bild ↑', 'Page up'],
  '⇟': ['Page suiv.', 'Page down', 'Bild ↓', 'Page down'],
};

/** What stands between keys and is no key. */
const BETWEEN = /( ?\+ ?|, | \/ | – | +)/;

export interface KeyCap {
  readonly text: string;
  readonly isKey: boolean;
}

/**
 * Splits a shortcut into its keys, with the names that they have on the reader's keyboard, and what stands between.
 *
 * @example keyCaps('⇧ + ↑↓', 'fr') // « Maj », « ↑ » and « ↓ » are keys, ' + ' and '' are not
 */
export const keyCaps = (shortcut: string, language: Language): readonly KeyCap[] =>
  shortcut
    .replace(/([←→↑↓])(?=[←→↑↓])/g, '$1 ')
    .split(BETWEEN)
    .map((text, at) => {
      const words = NAMES[text];
      return { text: words ? inLanguage(words, language) : text, isKey: at % 2 === 0 };
    });
