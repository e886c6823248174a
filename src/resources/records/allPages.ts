import type { AnyRecord } from '../language/resourceSchema';

/** Records of a list, some at a time. */
export type RecordBatches = AsyncGenerator<readonly AnyRecord[], void, undefined>;

export interface ListPage {
  readonly data: readonly AnyRecord[];
  /** Of the whole list. */
  readonly total: number;
}

/** Reads one page, from 1. */
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
