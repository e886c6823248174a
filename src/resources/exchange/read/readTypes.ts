import type { Cell } from '../cells/cellTypes';

type TableFormat = 'csv' | 'xlsx';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Why a file is no table. The words are in `i18n` (`exchange`), with the arguments that are named here. */
export const TABLE_PROBLEMS = {
  /** No rows at all, or no more than headings of blanks. */
  empty: [],
  /** More bytes than an import takes. */
  tooLarge: ['size', 'max'],
  tooManyRows: ['max'],
  tooManyColumns: ['max'],
  /** Neither text nor a workbook: `content` is what its first bytes say (`pdf`, `image`, `zip`, `binary`). */
  notATable: ['content'],
  /** A table, whose ending says another thing: `ending` is its own, `content` what it holds. */
  wrongEnding: ['ending', 'content'],
  /** A workbook of Excel 97 to 2003, or a binary one. */
  oldWorkbook: [],
  encrypted: [],
  /** It would unpack to more than anything that people make. */
  zipBomb: [],
  /** A workbook that breaks off or contradicts itself. */
  broken: [],
  /** A quote that never closes, or is followed by something else than a separator: the line (from 1) where it opens. */
  brokenQuote: ['line'],
  /** More cells than headings in this line. */
  tooManyCells: ['line', 'cells', 'headings'],
  unknownSheet: ['sheet'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TableProblemCode = keyof typeof TABLE_PROBLEMS;

export interface TableProblem {
  readonly code: TableProblemCode;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface ReadOptions {
  /** Of a workbook; its first visible one with content where absent. */
  readonly sheet?: string;
  /** Of a text; recognised where absent. */
  readonly encoding?: Encoding;
  /** Of a text; recognised where absent. */
  readonly separator?: Separator;
  /** Called now and then with the share that is read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A file as rows of cells. */
export interface ReadTable {
  readonly format: TableFormat;
  /** The names of a workbook's sheets; of a text none. */
  readonly sheets: readonly string[];
  /** The sheet that is read. */
  readonly sheet?: string;
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  /** Whether its texts write numbers with a decimal comma. */
  readonly decimalComma: boolean;
  /** The first row that is not blank; a blank heading is ''. */
  readonly headings: readonly string[];
  /** The rows below, without blank ones; each as long as the headings. */
  readonly rows: readonly (readonly Cell[])[];
  /** The line of the file (from 1) where each row begins, as an editor or a spreadsheet counts them. */
  readonly lines: readonly number[];
}

export type TableRead =
  | { readonly ok: true; readonly table: ReadTable }
  | { readonly ok: false; readonly problem: TableProblem };

/** The line of the file where a row begins. */
export const lineOf = (table: Pick<ReadTable, 'lines'>, row: number): number => table.lines[row] ?? 0;
