import type { FieldSpec, Issue } from '../../language/kind';
import type { Words } from '../../language/words';

/**
 * A cell of a file; null if empty. A Date is the displayed time as if it were UTC: midnight for a day, Paris
 * wall-clock time for an instant. CSV cells are always text.
 */
export type Cell = string | number | boolean | Date | null;

export type ReferenceNames = (resource: string, id: number) => string | undefined;

export type FoundReference = { readonly id: number } | 'unknown' | 'ambiguous';

/** Finds a record by code or label. Written ids (`#12`, `Santé [#12]`) are resolved without it. */
export type ReferenceFinder = (resource: string, text: string) => FoundReference;

export interface CellContext {
  /** Numbers in texts have a decimal comma, so `1.234` is above a thousand; otherwise `1,234` is. */
  readonly decimalComma: boolean;
  readonly find: ReferenceFinder;
  /** Maps a written id to a record; the identity by default. */
  readonly idOf?: (resource: string, id: number) => number;
}

/** A canonical value (null if empty), or its issues. */
export type CellRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export interface ExchangeColumn {
  /**
   * Field name such as `libelle`, or `adresse.ville` for an inner field; `id` and `version` for the
   * identifying columns.
   */
  readonly name: string;
  readonly role: 'id' | 'version' | 'field';
  /** Path of the value in a record: `['adresse', 'ville']`. */
  readonly path: readonly [string, ...string[]];
  readonly spec: FieldSpec;
  /** Label per language; `headingOf` makes it unique. */
  readonly label: Words;
  /** False if an import ignores the column: read-only fields and files. */
  readonly isRead: boolean;
}
