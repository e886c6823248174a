import { collectRows } from '../collect';
import { hasDecimalComma } from '../decimalComma';
import type { ReadOptions, ReadTable } from '../readTypes';
import { decode, encodingOf } from './decode';
import { csvRows } from './parse';
import { separatorOf } from './separator';

const ROWS_BETWEEN_REPORTS = 2_000;

/** @throws {TableError} if the text is no table */
export function readCsv(bytes: Uint8Array, { onProgress, ...options }: ReadOptions): ReadTable {
  const encoding = options.encoding ?? encodingOf(bytes);
  const text = decode(bytes, encoding);
  const found = separatorOf(text);
  const separator = options.separator ?? found.separator;
  const collected = collectRows('refuse');
  const hintLines = found.from > 0 ? 1 : 0;
  const body = text.slice(found.from);
  let count = 0;
  let characters = 0;
  for (const { cells, line } of csvRows(body, separator)) {
    collected.add({ cells, line: line + hintLines });
    count += 1;
    characters += cells.reduce((sum, cell) => sum + cell.length + 1, 1);
    if (onProgress && count % ROWS_BETWEEN_REPORTS === 0) onProgress(Math.min(1, characters / body.length));
  }
  const table = collected.finish();
  onProgress?.(1);
  return {
    format: 'csv',
    sheets: [],
    encoding,
    separator,
    decimalComma: hasDecimalComma(table.rows, separator === ';'),
    ...table,
  };
}
