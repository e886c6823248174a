import { foldText } from '../common/foldText';
import { wordsOf } from './search';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

/** A record by its name alone, where it is read. */
export interface NamedRecord {
  /** The collection's address: `Entreprises/12/contrats`. */
  readonly address: string;
  /** Its id and the fields of its name. */
  readonly record: AnyRecord;
}

/** A record that a search of everything finds. */
export interface FoundItem extends NamedRecord {
  /** How well it answers: more is better. */
  readonly score: number;
  /** The record that it hangs below. */
  readonly above?: NamedRecord;
}

/** What `GET /recherche` answers (extension `globalSearch`). */
export interface FoundAnswer {
  readonly items: readonly FoundItem[];
  /** The records that names go through: of a slot, its person. */
  readonly named: readonly NamedRecord[];
}

/** A shorter beginning of a list's name stands in too many texts of records. */
const SHORTEST_LABEL = 4;

const labelWords = ({ label }: Pick<ResourceSchema, 'label'>): readonly string[] =>
  [label.one, label.many].flatMap((words) => Object.values(words).flatMap((text) => wordsOf(foldText(String(text)))));

/**
 * The words of a search without those that name its list; undefined where none does.
 *
 * @example wordsBesideLabel(EntrepriseContrats, 'contrat atelier') // ['atelier']
 */
export function wordsBesideLabel(schema: Pick<ResourceSchema, 'label'>, search: string): readonly string[] | undefined {
  const names = labelWords(schema);
  const words = wordsOf(foldText(search));
  const others = words.filter((word) => word.length < SHORTEST_LABEL || !names.some((name) => name.startsWith(word)));
  return others.length < words.length && others.length > 0 ? others : undefined;
}

const DIGITS_APART = /^[+\d][\d\s.\-/()\u00a0\u202f]*$/;
const FEWEST_DIGITS = 4;

/** A code that is typed in groups, as it is stored: `552 100 554` is `552100554`; undefined for other texts. */
export function joinedDigits(typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '');
  return DIGITS_APART.test(text) && digits !== text && digits.length >= FEWEST_DIGITS ? digits : undefined;
}

/** A shorter word has no trigram: no index finds the texts that hold it. */
const SHORTEST_FOUND = 3;

/** Whether an index finds the texts that hold a word. */
export const isFoundByIndex = (word: string): boolean => word.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_FOUND;

/** The words to look for: a number that is typed in short groups is looked for as a whole. */
export function soughtWords(typed: string): readonly string[] {
  const words = wordsOf(typed);
  const digits = joinedDigits(typed);
  return digits !== undefined && !words.some(isFoundByIndex) ? [digits] : words;
}
