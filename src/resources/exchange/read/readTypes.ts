import type { Cell } from '../cells/cellTypes';

type TableFormat = 'csv' | 'xlsx';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Why a file is no table, with the arguments of each message. Texts are in `i18n` (`exchange`). */
export const TABLE_PROBLEMS = {
  empty: [],
  tooLarge: ['size', 'max'],
  tooManyRows: ['max'],
  tooManyColumns: ['max'],
  /** Neither text nor workbook; `content` is detected from the first bytes (`pdf`, `image`, `zip`, `binary`). */
  notATable: ['content'],
  /** A table extension with other content. */
  wrongEnding: ['ending', 'content'],
  oldWorkbook: [],
  encrypted: [],
  /** Unpacks to an implausible size. */
  zipBomb: [],
  broken: [],
  /** A quote that is never closed, or not followed by a separator; line of the quote, from 1. */
  brokenQuote: ['line'],
  tooManyCells: ['line', 'cells', 'headings'],
  unknownSheet: ['sheet'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TableProblemCode = keyof typeof TABLE_PROBLEMS;

export interface TableProblem {
  readonly code: TableProblemCode;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface ReadOptions {
  /** Sheet of a workbook; by default the first visible one with content. */
  readonly sheet?: string;
  /** Encoding of a text; detected by default. */
  readonly encoding?: Encoding;
  /** Separator of a text; detected by default. */
  readonly separator?: Separator;
  /** Called occasionally with the share read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface ReadTable {
  readonly format: TableFormat;
  /** Sheets of a workbook; empty for a text. */
  readonly sheets: readonly string[];
  readonly sheet?: string;
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly decimalComma: boolean;
  /** First non-blank row; blank headings are ''. */
  readonly headings: readonly string[];
  /** Rows below the headings without blank ones, padded to their width. */
  readonly rows: readonly (readonly Cell[])[];
  /** Line number of each row, from 1, as editors and spreadsheets count. */
  readonly lines: readonly number[];
}

export type TableRead =
  | { readonly ok: true; readonly table: ReadTable }
  | { readonly ok: false; readonly problem: TableProblem };

export const lineOf = (table: Pick<ReadTable, 'lines'>, row: number): number => table.lines[row] ?? 0;
