import { nextTask } from '../nextTask';
import { cellsOf } from '../../exchange/cells/records';
import type { ReferenceNames } from '../../exchange/cells/cellTypes';
import type { RowBatches } from '../../exchange/write/writeTypes';
import { writeTable } from '../../exchange/write/writeTable';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import type { Language } from '../../language/words';
import type { RecordBatches } from '../../records/allPages';
import { inPieces } from './batches';
import { exportedColumns, type ExportedColumn, type ExportLook } from './exportChoice';
import type { NameBook } from './nameBook';

/** Rows written per step; a few milliseconds of work. */
const PIECE = 250;

export interface ExportJob extends ExportLook {
  readonly schema: ResourceSchema;
  readonly shown: readonly string[];
  readonly language: Language;
  readonly label: string;
  readonly records: RecordBatches;
  readonly book: NameBook;
  readonly signal: AbortSignal;
  /** Called with the number of records written so far. */
  readonly onProgress: (finished: number) => void;
}

const rowsOf = (
  records: readonly AnyRecord[],
  columns: readonly ExportedColumn[],
  names: ReferenceNames,
  language: Language,
) => records.map((record) => cellsOf(record, columns, names, language));

async function* joined(first: readonly AnyRecord[], others: RecordBatches): RecordBatches {
  yield first;
  yield* others;
}

/**
 * Writes an export's file; `count` is its number of records.
 *
 * @throws {CellTooLong} see `writeTable`; an AbortError if cancelled; errors of reading
 */
export async function exportFile(job: ExportJob): Promise<{ readonly blob: Blob; readonly count: number }> {
  const { schema, records, book, language, signal, onProgress } = job;
  const first = (await records.next()).value ?? [];
  const columns = exportedColumns(schema, job, { shown: job.shown, records: first, language });
  const fields = [...new Set(columns.filter(({ role }) => role === 'field').map(({ path: [field] }) => field))];
  let count = 0;

  async function* rows(): RowBatches {
    for await (const piece of inPieces(joined(first, records), PIECE)) {
      signal.throwIfAborted();
      await book.learn(piece, fields);
      yield rowsOf(piece, columns, book.names, language);
      count += piece.length;
      onProgress(count);
      await nextTask();
    }
  }
  const blob = await writeTable(columns, rows(), job);
  signal.throwIfAborted();
  return { blob, count };
}
