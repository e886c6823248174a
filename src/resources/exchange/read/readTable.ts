import { checkTableFile } from './checkFile';
import { readCsv } from './csv/readCsv';
import { TableError } from './problems';
import { contentOf, type Content } from './sniff';
import type { ReadOptions, ReadTable, TableRead } from './readTypes';
import { oleProblem } from './xlsx/ole';
import { readWorkbook } from './xlsx/readWorkbook';

const TABLE_ENDINGS = new Set(['csv', 'tsv', 'txt', 'xlsx', 'xlsm', 'xls']);

const endingOf = (fileName: string): string => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

function noTable(content: Content, fileName: string): TableError {
  const ending = endingOf(fileName);
  return TABLE_ENDINGS.has(ending)
    ? new TableError('wrongEnding', { ending, content })
    : new TableError('notATable', { content });
}

async function read(bytes: Uint8Array, fileName: string, options: ReadOptions): Promise<ReadTable> {
  const problem = checkTableFile({ size: bytes.length });
  if (problem) throw new TableError(problem.code, problem.args);
  const content = contentOf(bytes);
  if (content === 'text') return readCsv(bytes, options);
  if (content === 'zip') return readWorkbook(bytes, options);
  if (content !== 'ole') throw noTable(content, fileName);
  const code = oleProblem(bytes);
  throw code === 'notATable' ? noTable('binary', fileName) : new TableError(code);
}

/**
 * Reads a CSV or workbook. The format is detected from its bytes; another table's extension is ignored. Call
 * `checkTableFile` first to check the size of a file.
 *
 * @returns the table, or the problem: an invalid file never throws
 */
export async function readTable(bytes: Uint8Array, fileName: string, options: ReadOptions = {}): Promise<TableRead> {
  try {
    return { ok: true, table: await read(bytes, fileName, options) };
  } catch (error) {
    if (error instanceof TableError) return { ok: false, problem: error.problem };
    throw error;
  }
}
