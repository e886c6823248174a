import type { FieldSpec, Issue } from '../../language/kind';
import type { Words } from '../../language/words';

/**
 * What one cell of a file holds; null where it is empty. A Date is what the cell shows, read as if it were UTC: of a day
 * its midnight, of an instant the clocks of Paris. A CSV has only texts.
 */
export type Cell = string | number | boolean | Date | null;

/** The name of a record of a resource, as an export writes it (`uniqueName` makes it); undefined where it is not known. */
export type ReferenceNames = (resource: string, id: number) => string | undefined;

/** What a text of a reference points at. */
export type FoundReference = { readonly id: number } | 'unknown' | 'ambiguous';

/** Finds a record of a resource by a code or a label. Ids (`#12`, `Santé [#12]`) are read without it. */
export type ReferenceFinder = (resource: string, text: string) => FoundReference;

export interface CellContext {
  /** Whether texts write numbers with a decimal comma: then `1.234` is above a thousand, and otherwise `1,234` is. */
  readonly decimalComma: boolean;
  readonly find: ReferenceFinder;
  /** The record that is meant by an id that is written out; absent: the one with that id. */
  readonly idOf?: (resource: string, id: number) => number;
}

/** The value behind a cell, in canonical form and null for none; or what is wrong with it. */
export type CellRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** One column of the files of a resource. */
export interface ExchangeColumn {
  /** Its name: `libelle`, of an inner field `adresse.ville`; `id` and `version` of those that find the record. */
  readonly name: string;
  readonly role: 'id' | 'version' | 'field';
  /** Where its value is in a record: `['adresse', 'ville']`. */
  readonly path: readonly [string, ...string[]];
  readonly spec: FieldSpec;
  /** What it is called in each language; `headingOf` makes it a heading that means this column only. */
  readonly label: Words;
  /** False: it is written for people, and an import leaves it out (what the API fills in, files). */
  readonly isRead: boolean;
}
