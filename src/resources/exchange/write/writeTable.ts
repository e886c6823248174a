import type { Language } from '../../language/words';
import { csvStyleOf, writeCsv } from './csv';
import { MEDIA_TYPES, type Format } from './fileNames';
import type { RowBatches, WrittenColumn } from './writeTypes';

/** Bytes after which what is written goes to the browser, which may keep it outside of memory. */
const KEPT = 4 * 1024 * 1024;

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // What is not read to its end is not wanted any more.
    await reader.cancel().catch(() => undefined);
  }
}

async function blobOf(chunks: AsyncIterable<Uint8Array>, type: string): Promise<Blob> {
  const kept: Blob[] = [];
  let parts: BlobPart[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk as Uint8Array<ArrayBuffer>);
    size += chunk.byteLength;
    if (size < KEPT) continue;
    kept.push(new Blob(parts));
    parts = [];
    size = 0;
  }
  return new Blob([...kept, ...parts], { type });
}

export interface TableFile {
  readonly format: Format;
  /** Whose decimal sign and separator a CSV has. */
  readonly language: Language;
  /** Of the sheet of a workbook. */
  readonly label: string;
}

/**
 * A file with these rows, written as they arrive.
 *
 * @throws {CellTooLong} where a text is longer than a cell of a workbook; what `batches` throws
 */
export async function writeTable(
  columns: readonly WrittenColumn[],
  batches: RowBatches,
  { format, language, label }: TableFile,
): Promise<Blob> {
  if (format === 'csv') return blobOf(writeCsv(columns, batches, csvStyleOf(language)), MEDIA_TYPES.csv);
  // The library is heavy, and a CSV needs none.
  const { writeXlsx } = await import('./xlsx');
  return blobOf(chunksOf(writeXlsx(columns, batches, label)), MEDIA_TYPES.xlsx);
}
