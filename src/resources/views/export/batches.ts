import type { AnyRecord } from '../../language/resourceSchema';

export type RecordBatches = AsyncGenerator<readonly AnyRecord[], void, undefined>;

interface ListPage {
  readonly data: readonly AnyRecord[];
  /** Of the whole list. */
  readonly total: number;
}

/** Reads one page of the records that are exported, from 1. */
export type ReadPage = (page: number) => Promise<ListPage>;

/**
 * Everything that a list finds, page by page; the next one is read while one is written. A record that moved to a later
 * page meanwhile is there once.
 */
export async function* allPages(readPage: ReadPage, pageSize: number): RecordBatches {
  const seen = new Set<number>();
  let next: ReturnType<ReadPage> | undefined = readPage(1);
  for (let page = 1; next !== undefined; page += 1) {
    const { data, total }: ListPage = await next;
    next = data.length > 0 && page * pageSize < total ? readPage(page + 1) : undefined;
    // A reader that has stopped does not hear of it.
    next?.catch(() => undefined);
    const fresh = data.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    yield fresh;
  }
}

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
