import { collectRows } from '../collect';
import { hasDecimalComma } from '../decimalComma';
import { TableError } from '../problems';
import type { ReadOptions, ReadTable } from '../readTypes';
import { checkZip } from './checkZip';
import type * as Library from './hucre';

const ROWS_BETWEEN_REPORTS = 500;
/** Used to estimate the number of rows for progress; the real one is only known at the end. */
const EXPECTED_BYTES_OF_A_ROW = 50;

async function readSheet(
  { sheetsOf, rowsOf }: typeof Library,
  bytes: Uint8Array,
  { sheet: asked, onProgress }: ReadOptions,
): Promise<ReadTable> {
  const infos = await sheetsOf(bytes);
  const sheets = infos.map(({ name }) => name);
  const sheet = asked ?? (infos.find(({ hidden }) => !hidden) ?? infos[0])?.name;
  if (sheet === undefined) throw new TableError('empty');
  if (!sheets.includes(sheet)) throw new TableError('unknownSheet', { sheet });
  const collected = collectRows('keep');
  const expected = bytes.length / EXPECTED_BYTES_OF_A_ROW;
  let count = 0;
  for await (const row of rowsOf(bytes, sheet)) {
    collected.add(row);
    count += 1;
    if (onProgress && count % ROWS_BETWEEN_REPORTS === 0) onProgress(count / (count + expected));
  }
  const table = collected.finish();
  onProgress?.(1);
  return { format: 'xlsx', sheets, sheet, decimalComma: hasDecimalComma(table.rows, true), ...table };
}

/**
 * Reads a sheet of an XLSX workbook: the requested one, or the first visible one.
 *
 * @throws {TableError} if it is no table
 */
export async function readWorkbook(bytes: Uint8Array, options: ReadOptions): Promise<ReadTable> {
  checkZip(bytes);
  const library = await import('./hucre');
  try {
    return await readSheet(library, bytes, options);
  } catch (error) {
    // Errors of the library mean a broken workbook.
    throw error instanceof TableError ? error : new TableError('broken');
  }
}
