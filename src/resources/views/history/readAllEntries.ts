import type { Listed } from '../../changes/changes';
import { MAX_PAGE_SIZE } from '../../records/listQuery';
import type { PageQuery } from './useEntries';

/** All entries of a history, not only the pages that are shown. */
export async function readAllEntries<Item>(
  read: (query: PageQuery) => Promise<Listed<Item>>,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalCount } = await read({ page, pageSize: MAX_PAGE_SIZE, signal });
    all.push(...items);
    if (items.length === 0 || all.length >= totalCount) return all;
  }
}
