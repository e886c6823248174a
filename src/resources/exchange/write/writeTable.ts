import type { Language } from '../../language/words';
import { csvStyleOf, writeCsv } from './csv';
import { MEDIA_TYPES, type Format } from './fileNames';
import type { RowBatches, WrittenColumn } from './writeTypes';

/** Bytes per Blob; the browser may store Blobs outside memory. */
const KEPT = 4 * 1024 * 1024;

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Cancels the source after an early exit.
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
  readonly language: Language;
  readonly label: string;
}

/**
 * Writes rows to a file as they arrive.
 *
 * @throws {CellTooLong} if a text exceeds a workbook's cell; errors of `batches`
 */
export async function writeTable(
  columns: readonly WrittenColumn[],
  batches: RowBatches,
  { format, language, label }: TableFile,
): Promise<Blob> {
  if (format === 'csv') return blobOf(writeCsv(columns, batches, csvStyleOf(language)), MEDIA_TYPES.csv);
  // Lazy, because the library is heavy and CSV does not need it.
  const { writeXlsx } = await import('./xlsx');
  return blobOf(chunksOf(writeXlsx(columns, batches, label)), MEDIA_TYPES.xlsx);
}
