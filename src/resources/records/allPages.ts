import type { AnyRecord } from '../language/resourceSchema';

export type RecordBatches = AsyncGenerator<readonly AnyRecord[], void, undefined>;

export interface ListPage {
  readonly data: readonly AnyRecord[];
  readonly total: number;
}

export type ReadPage = (page: number) => Promise<ListPage>;

/**
 * Iterates over a list page by page, prefetching the next page. Skips records that a concurrent write moved
 * to a later page.
 */
export async function* allPages(readPage: ReadPage, pageSize: number): RecordBatches {
  const seen = new Set<number>();
  let next: ReturnType<ReadPage> | undefined = readPage(1);
  for (let page = 1; next !== undefined; page += 1) {
    const { data, total }: ListPage = await next;
    next = data.length > 0 && page * pageSize < total ? readPage(page + 1) : undefined;
    // Avoids an unhandled rejection if the consumer stops early.
    next?.catch(() => undefined);
    const fresh = data.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    yield fresh;
  }
}
