import { idInText } from '../../exchange/cells/references';
import { foldText } from '../../common/foldText';

/** A record that a reference can point at. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  /** Other texts that are its own: a code. */
  readonly codes: readonly string[];
}

/** The records that a reference can point at, by id and by what people call them. */
export interface ReferenceIndex {
  readonly candidates: readonly Candidate[];
  readonly nameOf: (id: number) => string | undefined;
  /** The name where it finds this record and no other, else `#id`. */
  readonly textOf: (id: number) => string;
  /** The one record of this name or code, without case and accents, or of `#id` (also behind a name: `Martin [#12]`); undefined for none or several. */
  readonly find: (text: string) => number | undefined;
  /** Why the records have no names. */
  readonly note?: string;
}

const fold = (text: string): string => foldText(text).trim();

/** Looks candidates up; those of the same text are found by `#id` only. */
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

/** What is known of records that the reader may not read: the words that stand for each, and why. */
export const reservedReferences = (nameOf: (id: number) => string, note: string): ReferenceIndex => ({
  candidates: [],
  nameOf,
  textOf: (id) => `#${id}`,
  find: () => undefined,
  note,
});
