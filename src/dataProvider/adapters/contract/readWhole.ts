import type { RecordBatches } from '../../../resources/records/allPages';
import type { ListQuery } from '../../../resources/records/listQuery';
import type { ResolvedCollection } from '../../collections';
import type { ApiAdapter } from '../apiAdapter';
import { wholeListByPages } from '../wholeListByPages';
import type { ContractSource } from './contractSource';
import { isPaged, takenQuery } from './takenByList';

async function* atOnce(
  list: ApiAdapter['list'],
  collection: ResolvedCollection,
  query: ListQuery,
  signal: AbortSignal,
): RecordBatches {
  yield (await list(collection, query, signal)).items;
}

/** Reads a whole list: as JSON lines if the API supports them, else page by page; arrays come as a whole. */
export function readWhole(
  { whole, extensions }: ContractSource,
  list: ApiAdapter['list'],
  pageSize: number,
  collection: ResolvedCollection,
  query: ListQuery,
  signal: AbortSignal,
): RecordBatches {
  const { schema } = collection;
  if (extensions.has('listLines')) return whole.wholeList(collection, takenQuery(schema, query, extensions), signal);
  if (!isPaged(schema, extensions)) return atOnce(list, collection, query, signal);
  return wholeListByPages(list, pageSize, collection, query, signal);
}
