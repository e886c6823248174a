import { allPages, type RecordBatches } from '../../resources/records/allPages';
import type { ListQuery } from '../../resources/records/listQuery';
import type { ResolvedCollection } from '../collections';
import type { ApiAdapter } from './apiAdapter';

export const wholeListByPages = (
  list: ApiAdapter['list'],
  pageSize: number,
  collection: ResolvedCollection,
  query: ListQuery,
  signal: AbortSignal,
): RecordBatches =>
  allPages(async (page) => {
    const { items, totalCount } = await list(collection, { ...query, page, pageSize }, signal);
    return { data: items, total: totalCount };
  }, pageSize);
