import type { ChangeRequest, ChangeValues } from '../../changes/changes';
import type { Issue } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { ExchangeColumn, FoundReference } from '../cells/cellTypes';
import type { ReadTable } from '../read/readTypes';

/** What a column of a file can mean. */
export interface ImportTarget {
  /** The name of the column (`columnsOf`): `libelle`, `adresse.ville`, `id`, `version`; of a nested collection `contrats.nom`. */
  readonly target: string;
  readonly column: ExchangeColumn;
  /** Of a column of a nested collection: that collection. */
  readonly nested?: ResourceSchema;
}

/** What each column of a file means, by its place; null: it is left out. JSON, so that it can be remembered. */
export type Mapping = readonly (string | null)[];

/** A mapping that a person chose before: targets by heading (`rememberMapping` makes it). JSON. */
export type RememberedMapping = Readonly<Record<string, string | null>>;

export const IMPORT_MODES = ['create', 'update', 'upsert'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const EMPTY_CELLS = ['unchanged', 'emptied'] as const;
/** What an empty cell says of a record. A new one has its initial value, or none where it is emptied and may be without. */
export type EmptyCell = (typeof EMPTY_CELLS)[number];

/** A record as an import has to know it. */
export interface ExistingRecord {
  readonly id: number;
  readonly version?: number;
  /** Its values, as the API answers them. */
  readonly values: ChangeValues;
}

/** The records of the collection, by the key of the import: `indexExisting` makes it. */
export interface ExistingIndex {
  /** The record with this value of the key (canonical, as its field's kind reads it); of an id the number. */
  readonly find: (key: unknown) => ExistingRecord | undefined;
}

/** The records of one resource that references point at, by code or label: `indexReferences` makes it. */
export interface ReferenceIndex {
  readonly find: (text: string) => FoundReference;
}

/** By the name of the resource, as the field declares it. */
export type ReferenceIndexes = Readonly<Record<string, ReferenceIndex>>;

export interface ImportChoices {
  readonly mode: ImportMode;
  /**
   * The column by which rows and records are matched (`keysOf`): a unique field, or `id`. Of 'create' with `id` nothing
   * is matched, and with another one records that are there already are refused.
   */
  readonly key: string;
  readonly emptyCell: EmptyCell;
}

/** A nested collection of which the file has columns. */
export interface NestedImport {
  readonly schema: ResourceSchema;
  /** The records below one record, by the key of the nested rows; undefined: none are known. */
  readonly existing: (parent: number) => ExistingIndex | undefined;
  /** By which nested rows are matched; absent: each row is a new one. */
  readonly key?: string;
}

export interface ImportInput extends ImportChoices {
  readonly schema: ResourceSchema;
  /** The address of the collection: `TypeContrats`, `Entreprises/12/contrats`. */
  readonly collection: string;
  readonly table: ReadTable;
  readonly mapping: Mapping;
  readonly existing: ExistingIndex;
  readonly references: ReferenceIndexes;
  readonly nested?: NestedImport;
  readonly onProgress?: (finished: number, total: number) => void;
}

/** Why the import itself refuses a row. The words are in `i18n` (`exchange`); those of `Issue` codes in `validation`. */
export const PLAN_PROBLEMS = {
  /** The key is empty in this row. */
  noKey: [],
  /** Another row has the same key: `line` is the first other one. */
  duplicateKey: ['key', 'line'],
  /** 'update': no record has this key. */
  notFound: ['key'],
  /** 'create': a record has this key already. */
  alreadyThere: ['key'],
  /** A text that names no record of a reference. */
  unknownReference: ['text'],
  /** A text that names several. */
  ambiguousReference: ['text'],
  /** The field is given when a record is created, and differs. */
  immutable: [],
  /** Rows of one record, which carry its nested rows, say different things of it: `line` is the first of them. */
  contradiction: ['line'],
  /** Refers to the record of another row of the file, which is refused: `line` is that one. */
  dependsOnRefused: ['line'],
  /** The record would come to be below itself: `line` is the next one on the way. */
  cycle: ['line'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PlanProblemCode = keyof typeof PLAN_PROBLEMS;

/** What is wrong with one row, found without the API. */
export type RowProblem = {
  /** Of the table, from 0. */
  readonly row: number;
  /** '' for the row as a whole; of a nested one `contrats.nom`. */
  readonly field: string;
} & (
  | { readonly origin: 'plan'; readonly code: PlanProblemCode; readonly args?: Issue['args'] }
  /** An issue of a field's kind, said with the words of `validation`. */
  | { readonly origin: 'value'; readonly code: string; readonly args?: Issue['args'] }
);

/** A text that names no record, or several: said once, with all of its rows. */
export interface UnknownReference {
  readonly resource: string;
  readonly text: string;
  readonly ambiguous: boolean;
  readonly rows: readonly number[];
}

/** What an import asks for: the rows of a file as changes, and what is wrong with those that are none. */
export interface ImportPlan {
  readonly changes: readonly ChangeRequest[];
  /** The row of the table that each change comes from (of a record with nested rows, the first). */
  readonly rowOf: readonly number[];
  /** Rows whose record is like that already: nothing is asked for them. */
  readonly unchanged: readonly number[];
  /** In the order of rows; a row with any is in none of the changes. */
  readonly problems: readonly RowProblem[];
  readonly unknownReferences: readonly UnknownReference[];
}
