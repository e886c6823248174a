import { foldText } from '../common/foldText';
import { kindOf } from '../fields/kinds';
import { isReference } from '../registry/referenced';
import { wordsOf } from './search';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

export interface NamedRecord {
  /** Address of the collection: `Entreprises/12/contrats`. */
  readonly address: string;
  /** Id and representation fields; of found records also the second fact. */
  readonly record: AnyRecord;
}

export interface FoundItem extends NamedRecord {
  /** Relevance; higher is better. */
  readonly score: number;
  readonly above?: NamedRecord;
  /** The field with a searched word that neither the name nor the second fact has. */
  readonly matched?: string;
}

/** Scores below it are of records that have only similar words. */
export const LEAST_EXACT = 15;

/** Response of `GET /recherche` (extension `globalSearch`). */
export interface FoundAnswer {
  readonly items: readonly FoundItem[];
  readonly named: readonly NamedRecord[];
}

/** The field that tells records of similar names apart: the town of an address, but not where people live. */
export const secondFact = ({ address, privacy }: Pick<ResourceSchema, 'address' | 'privacy'>): string | undefined =>
  privacy ? undefined : address?.at(-1);

/** What tells records of one name apart: the first day and the first reference among the list's columns. */
export function tellingFields(schema: Pick<ResourceSchema, 'fields' | 'list' | 'representation'>): readonly string[] {
  const columns = schema.list.columns.filter((field) => !schema.representation.includes(field));
  const isDay = (field: string): boolean => {
    const spec = schema.fields[field];
    return spec !== undefined && ['date', 'timestamptz'].includes(kindOf(spec).column(spec));
  };
  return [columns.find(isDay), columns.find((field) => isReference(schema, field))].filter(
    (field) => field !== undefined,
  );
}

/** Minimum length of a prefix that matches a list's name; shorter ones occur in too many records. */
const SHORTEST_LABEL = 4;

type Named = Pick<ResourceSchema, 'label' | 'menu'>;

/** Its names in all languages, and what else people call its records: "société", "entreprise". */
const labelWords = ({ label, menu }: Named): readonly string[] =>
  [label.one, label.many, ...(menu?.synonyms ? [menu.synonyms] : [])].flatMap((words) =>
    Object.values(words).flatMap((text) => wordsOf(foldText(String(text)))),
  );

/**
 * Removes the words that name the list. Returns undefined if no word names it, or if every word does.
 *
 * @example wordsBesideLabel(EntrepriseContrats, 'contrat atelier') // ['atelier']
 */
export function wordsBesideLabel(schema: Named, search: string): readonly string[] | undefined {
  const names = labelWords(schema);
  const words = wordsOf(foldText(search));
  const others = words.filter((word) => word.length < SHORTEST_LABEL || !names.some((name) => name.startsWith(word)));
  return others.length < words.length && others.length > 0 ? others : undefined;
}

const DIGITS_APART = /^[+\d][\d\s.\-/()\u00a0\u202f]*$/;
const FEWEST_DIGITS = 4;

/** Joins a grouped code: `552 100 554` becomes `552100554`; undefined for other texts. */
export function joinedDigits(typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '');
  return DIGITS_APART.test(text) && digits !== text && digits.length >= FEWEST_DIGITS ? digits : undefined;
}

/** Shorter words have no trigram, so the index cannot find them. */
const SHORTEST_FOUND = 3;

export const isFoundByIndex = (word: string): boolean => word.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_FOUND;

/** Words to search for; a number in short groups is searched as a whole. */
export function soughtWords(typed: string): readonly string[] {
  const words = wordsOf(typed);
  const digits = joinedDigits(typed);
  return digits !== undefined && !words.some(isFoundByIndex) ? [digits] : words;
}
