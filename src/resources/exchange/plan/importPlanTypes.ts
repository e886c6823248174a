import type { ChangeRequest, ChangeValues } from '../../changes/changes';
import type { Issue } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { ExchangeColumn, FoundReference } from '../cells/cellTypes';
import type { ReadTable } from '../read/readTypes';

export interface ImportTarget {
  /**
   * Column name (`columnsOf`): `libelle`, `adresse.ville`, `id`, `version`; with a prefix for nested
   * collections: `contrats.nom`.
   */
  readonly target: string;
  readonly column: ExchangeColumn;
  readonly nested?: ResourceSchema;
}

/** Target of each file column; null skips it. Serialised as JSON. */
export type Mapping = readonly (string | null)[];

/** Earlier choices by heading (see `rememberMapping`). Serialised as JSON. */
export type RememberedMapping = Readonly<Record<string, string | null>>;

export const IMPORT_MODES = ['create', 'update', 'upsert'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const EMPTY_CELLS = ['unchanged', 'emptied'] as const;
/**
 * Meaning of an empty cell for an existing record. A new record takes the initial value, or none with
 * `emptied` if the field is optional.
 */
export type EmptyCell = (typeof EMPTY_CELLS)[number];

export interface ExistingRecord {
  readonly id: number;
  readonly version?: number;
  readonly values: ChangeValues;
}

/** Existing records by import key (see `indexExisting`). */
export interface ExistingIndex {
  /** Finds a record by canonical key value, or by id. */
  readonly find: (key: unknown) => ExistingRecord | undefined;
}

/** Referenced records by code or label (see `indexReferences`). */
export interface ReferenceIndex {
  readonly find: (text: string) => FoundReference;
}

/** By resource name, as the field declares it. */
export type ReferenceIndexes = Readonly<Record<string, ReferenceIndex>>;

export interface ImportChoices {
  readonly mode: ImportMode;
  /**
   * Column that matches rows with records (`keysOf`): a unique field, or `id`. In mode `create`, `id`
   * disables matching, and another key refuses existing records.
   */
  readonly key: string;
  readonly emptyCell: EmptyCell;
}

export interface NestedImport {
  readonly schema: ResourceSchema;
  readonly existing: (parent: number) => ExistingIndex | undefined;
  /** Key of nested rows; without it, each row creates a record. */
  readonly key?: string;
}

export interface ImportInput extends ImportChoices {
  readonly schema: ResourceSchema;
  /** Address of the collection: `TypeContrats`, `Entreprises/12/contrats`. */
  readonly collection: string;
  readonly table: ReadTable;
  readonly mapping: Mapping;
  readonly existing: ExistingIndex;
  readonly references: ReferenceIndexes;
  readonly nested?: NestedImport;
  readonly onProgress?: (finished: number, total: number) => void;
}

/**
 * Reasons for which the plan refuses a row. Texts are in `i18n` (`exchange`); those of `Issue` codes in `validation`.
 */
export const PLAN_PROBLEMS = {
  noKey: [],
  /** Another row has the same key; `line` is the first other one. */
  duplicateKey: ['key', 'line'],
  repeatedRow: ['key', 'line'],
  /** `update`: no record has this key. */
  notFound: ['key'],
  alreadyThere: ['key'],
  unknownReference: ['text'],
  ambiguousReference: ['text'],
  /** The row would change a field that is fixed after creation. */
  immutable: [],
  /** Rows that repeat a record for its nested rows disagree about it; `line` is the first of them. */
  contradiction: ['line'],
  /** Refers to the record of a refused row, in `line`. */
  dependsOnRefused: ['line'],
  /** The record would become its own ancestor; `line` is the next row of the cycle. */
  cycle: ['line'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PlanProblemCode = keyof typeof PLAN_PROBLEMS;

export type RowProblem = {
  /** Row of the table, from 0. */
  readonly row: number;
  /** '' for the row as a whole; `contrats.nom` for nested fields. */
  readonly field: string;
} & (
  | { readonly origin: 'plan'; readonly code: PlanProblemCode; readonly args?: Issue['args'] }
  /** An issue of the field's kind, with texts in `validation`; `text` is what the cell holds. */
  | { readonly origin: 'value'; readonly code: string; readonly args?: Issue['args']; readonly text?: string }
);

export interface UnknownReference {
  readonly resource: string;
  readonly text: string;
  readonly ambiguous: boolean;
  readonly rows: readonly number[];
}

export interface ImportPlan {
  readonly changes: readonly ChangeRequest[];
  /** The row of each change; for a record with nested rows, its first row. */
  readonly rowOf: readonly number[];
  /** Rows whose record already has these values. */
  readonly unchanged: readonly number[];
  /** Sorted by row. Rows with a problem contribute to no change. */
  readonly problems: readonly RowProblem[];
  /** What names the rows with problems, as far as it can be read. */
  readonly naming: Readonly<Record<number, ChangeValues>>;
  readonly unknownReferences: readonly UnknownReference[];
}
