import type { ImportChoices, ImportPlan, Mapping } from '../../../exchange/plan/importPlanTypes';
import type { Format } from '../../../exchange/write/fileNames';
import type { ReadOptions, ReadTable, TableProblem } from '../../../exchange/read/readTypes';
import type { FieldSpec } from '../../../language/kind';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import type { Language } from '../../../language/words';
import type { Progress } from './rpc';

/** What the page knows of a table; its rows stay where it was read. */
export interface TableSummary extends Omit<ReadTable, 'rows'> {
  /** For each column, some of its texts that are not empty. */
  readonly samples: readonly (readonly string[])[];
}

export type Summarised =
  | { readonly ok: true; readonly table: TableSummary }
  | { readonly ok: false; readonly problem: TableProblem };

/** What the cells of a file name, without knowing any record. */
export interface NamedInFile {
  /** Distinct texts of references, by the resource that they point into; ids that are written out are left out. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The ids in the column of ids; undefined where it is missing. */
  readonly ids?: readonly number[];
}

/** What was read of the API for an import. */
export interface ExistingRecords {
  readonly existing: readonly AnyRecord[];
  /** By the name of the resource, as fields declare it. */
  readonly references: Readonly<
    Record<string, { readonly schema: ResourceSchema; readonly records: readonly AnyRecord[] }>
  >;
}

/** The collection below the records, of which the file has columns. */
export interface KnownNested {
  readonly schema: ResourceSchema;
  /** By which its rows are matched; absent: each is a new one. */
  readonly key?: string;
  /** The records below each record, by its id. */
  readonly existing: Readonly<Record<number, readonly AnyRecord[]>>;
}

/** The records that a person chose for texts that name none: ids by text, by resource. */
export type Resolved = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface PlanRequest extends ImportChoices {
  readonly schema: ResourceSchema;
  readonly collection: string;
  readonly nested?: KnownNested;
  readonly mapping: Mapping;
  readonly decimalComma: boolean;
  readonly resolved: Resolved;
}

/** Where the columns of a file lead. */
export interface NamedRequest {
  readonly schema: ResourceSchema;
  readonly nested: readonly ResourceSchema[];
  readonly mapping: Mapping;
}

/** A row that is refused, and why, in words. */
export interface RefusedRow {
  readonly row: number;
  readonly reasons: string;
}

export interface RefusedRowsRequest {
  /** What each column of the file means; null: it is left out. */
  readonly specs: readonly (FieldSpec | null)[];
  readonly rows: readonly RefusedRow[];
  readonly label: string;
  readonly language: Language;
}

/** Records that fields of a sample may point at: their names, by id, by resource. */
export type SampleTargets = Readonly<Record<string, Readonly<Record<number, string>>>>;

export interface TemplateRequest {
  /** With rows that an import takes; absent: headings alone, as a workbook. */
  readonly sample?: { readonly format: Format; readonly targets: SampleTargets };
  readonly schema: ResourceSchema;
  readonly label: string;
  readonly language: Language;
}

/**
 * What is done with the file itself: it runs in a worker, so that the page never stands still. It keeps the table that
 * was read last.
 */
export interface Importer {
  readonly read: (onProgress: Progress, file: Blob, name: string, options: ReadOptions) => Promise<Summarised>;
  readonly named: (onProgress: Progress, asked: NamedRequest) => Promise<NamedInFile>;
  /** The ids of the known records that rows of the file mean, by the key. */
  readonly matched: (
    onProgress: Progress,
    asked: Pick<PlanRequest, 'schema' | 'mapping' | 'key' | 'decimalComma'>,
  ) => Promise<readonly number[]>;
  readonly know: (onProgress: Progress, known: ExistingRecords) => Promise<void>;
  readonly plan: (onProgress: Progress, asked: PlanRequest) => Promise<ImportPlan>;
  /** The refused rows as they were, with the reasons behind them, to be corrected and imported again. */
  readonly refused: (onProgress: Progress, asked: RefusedRowsRequest) => Promise<Blob>;
  /** A file with headings, and with rows as examples where they are asked for. */
  readonly template: (onProgress: Progress, asked: TemplateRequest) => Promise<Blob>;
}

export const IMPORTER_METHODS = [
  'read',
  'named',
  'matched',
  'know',
  'plan',
  'refused',
  'template',
] as const satisfies readonly (keyof Importer)[];
