import type { AnyRecord } from '../../language/resourceSchema';
import type { RecordBatches } from '../../records/allPages';

/** Reads records by id in batches, in the given order; deleted records are skipped. */
export async function* ofIds(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly AnyRecord[]>,
  size: number,
): RecordBatches {
  for (let from = 0; from < ids.length; from += size) {
    const wanted = ids.slice(from, from + size);
    const found = new Map((await read(wanted)).map((record) => [Number(record.id), record]));
    yield wanted.flatMap((id) => found.get(Number(id)) ?? []);
  }
}

/** Splits batches into small pieces, so that the page stays responsive between them. */
export async function* inPieces(batches: AsyncIterable<readonly AnyRecord[]>, size: number): RecordBatches {
  for await (const batch of batches) {
    for (let from = 0; from < Math.max(batch.length, 1); from += size) yield batch.slice(from, from + size);
  }
}
