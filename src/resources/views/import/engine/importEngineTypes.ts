import type { ImportChoices, ImportPlan, Mapping } from '../../../exchange/plan/importPlanTypes';
import type { Format } from '../../../exchange/write/fileNames';
import type { PlannedRows } from '../../../exchange/plan/planSome';
import type { ReadOptions, ReadTable, TableProblem } from '../../../exchange/read/readTypes';
import type { FieldSpec } from '../../../language/kind';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import type { Language } from '../../../language/words';
import type { Progress } from './rpc';

/** The table without its rows, which stay in the worker. */
export interface TableSummary extends Omit<ReadTable, 'rows'> {
  readonly samples: readonly (readonly string[])[];
}

export type Summarised =
  | { readonly ok: true; readonly table: TableSummary }
  | { readonly ok: false; readonly problem: TableProblem };

export interface NamedInFile {
  /** Distinct reference texts by target resource; written ids (`#12`) are excluded. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly ids?: readonly number[];
}

export interface ExistingRecords {
  readonly existing: readonly AnyRecord[];
  /** By resource name, as fields declare it. */
  readonly references: Readonly<
    Record<string, { readonly schema: ResourceSchema; readonly records: readonly AnyRecord[] }>
  >;
}

/** The child collection for which the file has columns. */
export interface KnownNested {
  readonly schema: ResourceSchema;
  /** The field that matches its rows; undefined creates each of them. */
  readonly key?: string;
  /** Existing child records by the parent's id. */
  readonly existing: Readonly<Record<number, readonly AnyRecord[]>>;
}

/** The person's choice of records for unknown texts: resource, then text, to id. */
export type Resolved = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface PlanRequest extends ImportChoices {
  readonly schema: ResourceSchema;
  readonly collection: string;
  readonly nested?: KnownNested;
  readonly mapping: Mapping;
  readonly decimalComma: boolean;
  readonly resolved: Resolved;
  readonly planned?: PlannedRows;
}

export interface NamedRequest {
  readonly schema: ResourceSchema;
  readonly nested: readonly ResourceSchema[];
  readonly mapping: Mapping;
}

export interface RefusedRow {
  readonly row: number;
  readonly reasons: string;
}

export interface RefusedRowsRequest {
  readonly specs: readonly (FieldSpec | null)[];
  readonly rows: readonly RefusedRow[];
  readonly label: string;
  readonly language: Language;
}

/** Records that sample rows can refer to: resource, then id, to name. */
export type SampleTargets = Readonly<Record<string, Readonly<Record<number, string>>>>;

export interface TemplateRequest {
  /** Adds sample rows; without it, the file is a workbook with headings alone. */
  readonly sample?: { readonly format: Format; readonly targets: SampleTargets };
  readonly schema: ResourceSchema;
  readonly label: string;
  readonly language: Language;
}

/** A text that stands for a cell of the file, both counted from 0. */
export interface CellCorrection {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Operations on the file, run in a worker so that the page stays responsive. Keeps the last table read. */
export interface Importer {
  readonly read: (onProgress: Progress, file: Blob, name: string, options: ReadOptions) => Promise<Summarised>;
  /** Replaces cells of the table as it was read, and none of those replaced before; its file stays as it is. */
  readonly correct: (onProgress: Progress, cells: readonly CellCorrection[]) => Promise<void>;
  readonly named: (onProgress: Progress, asked: NamedRequest) => Promise<NamedInFile>;
  /** Ids of the known records that the file's rows match by the key. */
  readonly matched: (
    onProgress: Progress,
    asked: Pick<PlanRequest, 'schema' | 'mapping' | 'key' | 'decimalComma'>,
  ) => Promise<readonly number[]>;
  readonly know: (onProgress: Progress, known: ExistingRecords) => Promise<void>;
  readonly plan: (onProgress: Progress, asked: PlanRequest) => Promise<ImportPlan>;
  /** A file of the refused rows with the reasons, to be corrected and imported again. */
  readonly refused: (onProgress: Progress, asked: RefusedRowsRequest) => Promise<Blob>;
  readonly template: (onProgress: Progress, asked: TemplateRequest) => Promise<Blob>;
}

export const IMPORTER_METHODS = [
  'read',
  'correct',
  'named',
  'matched',
  'know',
  'plan',
  'refused',
  'template',
] as const satisfies readonly (keyof Importer)[];
