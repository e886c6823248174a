import type { AnyRecord } from '../../language/resourceSchema';
import type { RecordBatches } from '../../records/allPages';

/** Records of which the ids are known, some at a time and in that order; those that are gone are left out. */
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

/** Batches in pieces that are quickly written, so that the page stays awake between them. */
export async function* inPieces(batches: AsyncIterable<readonly AnyRecord[]>, size: number): RecordBatches {
  for await (const batch of batches) {
    for (let from = 0; from < Math.max(batch.length, 1); from += size) yield batch.slice(from, from + size);
  }
}
