import { idInText } from '../../exchange/cells/references';
import { foldText } from '../../common/foldText';

export interface Candidate {
  readonly id: number;
  readonly name: string;
  /** Additional unique texts, such as a code. */
  readonly codes: readonly string[];
}

/** Looks up referenced records by id, and by name or code. */
export interface ReferenceIndex {
  readonly candidates: readonly Candidate[];
  readonly nameOf: (id: number) => string | undefined;
  /** The name if it is unambiguous, else `#id`. */
  readonly textOf: (id: number) => string;
  /**
   * The id of the only record with this name or code, ignoring case and accents, or of `#id` (also after a
   * name: `Martin [#12]`); undefined if unknown or ambiguous.
   */
  readonly find: (text: string) => number | undefined;
  /** Explains why the records have no names. */
  readonly note?: string;
}

const fold = (text: string): string => foldText(text).trim();

/** Builds an index; candidates with the same text can only be found by `#id`. */
export function indexReferences(candidates: readonly Candidate[]): ReferenceIndex {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const byText = new Map<string, number | undefined>();
  for (const { id, name, codes } of candidates)
    for (const text of new Set([name, ...codes].map(fold)))
      if (text !== '') byText.set(text, byText.has(text) && byText.get(text) !== id ? undefined : id);

  const find = (text: string): number | undefined => {
    const id = idInText(text.trim());
    return id !== undefined && byId.has(id) ? id : byText.get(fold(text));
  };
  return {
    candidates,
    nameOf: (id) => byId.get(id)?.name,
    textOf(id) {
      const name = byId.get(id)?.name;
      return name !== undefined && find(name) === id ? name : `#${id}`;
    },
    find,
  };
}

/** Index for records that the reader may not read: placeholder names and the reason. */
export const reservedReferences = (nameOf: (id: number) => string, note: string): ReferenceIndex => ({
  candidates: [],
  nameOf,
  textOf: (id) => `#${id}`,
  find: () => undefined,
  note,
});
