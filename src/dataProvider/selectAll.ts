import { inParallel } from '../resources/common/inParallel';
import { MAX_CHANGES, type ChangeCalls } from '../resources/changes/changes';
import type { ListQuery } from '../resources/records/listQuery';
import { readListFilter } from '../resources/records/listFilter';
import type { Registry } from '../resources/registry/registry';
import type { AnyRecord } from '../resources/language/resourceSchema';
import { versionOf } from '../resources/records/versions';
import type { ApiAdapter } from './adapters/apiAdapter';
import type { ResolvedCollection } from './collections';
import { failure } from './failures';

type Options = Parameters<ChangeCalls['selectAll']>[2];

/**
 * Ids of all records that match a filter, read page by page in the declared order.
 * @throws {HttpError} `tooLong` above MAX_CHANGES
 */
export async function selectAll(
  { list, pageSize }: Pick<ApiAdapter, 'list' | 'pageSize'>,
  registry: Registry,
  collection: ResolvedCollection,
  filter: Readonly<Record<string, unknown>>,
  { signal, onProgress }: Options = {},
): ReturnType<ChangeCalls['selectAll']> {
  const { schema, address } = collection;
  const { field, order } = schema.list.sort;
  const asked: ListQuery = {
    ...readListFilter(schema, filter, registry),
    orderBy: field,
    descending: order === 'DESC',
    versions: true,
  };
  let read = 0;
  const page = async (number: number) => {
    const found = await list(collection, { ...asked, page: number, pageSize }, signal);
    if (found.totalCount > MAX_CHANGES) throw failure('tooLong', address);
    onProgress?.(Math.min((read += found.items.length), found.totalCount), found.totalCount);
    return found;
  };
  const first = await page(1);
  const others = Array.from({ length: Math.ceil(first.totalCount / pageSize) - 1 }, (_, index) => index + 2);
  const rest = await inParallel(others, page);
  const records: readonly AnyRecord[] = [first, ...rest].flatMap(({ items }) => items);
  // A concurrent write may move a record to the next page, so that it comes twice.
  const unique = new Map(records.map((record) => [record.id, versionOf(record)]));
  return [...unique].map(([id, version]) => ({ id, ...(version !== undefined && { version }) }));
}
