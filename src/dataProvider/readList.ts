import type { ListQuery, Page } from '../resources/listQuery';
import type { AnyRecord } from '../resources/types';
import { arrange } from './arrange';
import type { Collection } from './collections';
import { isAnsweredByApi, isPaged, listParameters, wholeParameters } from './listParameters';
import { pageIn } from './pages';
import type { Source } from './source';

/** Reads a page of a list: answered by the API where it can, else arranged in the browser from the whole list. */
export async function readList(
  { http, extensions, pages }: Pick<Source, 'http' | 'extensions' | 'pages'>,
  { schema, address }: Collection,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<AnyRecord>> {
  const available = await extensions();
  if (isAnsweredByApi(schema, query, available)) {
    const { body } = await http.json(address, { query: listParameters(schema, query, available), signal });
    return pageIn(body, address);
  }
  const paged = isPaged(schema, available);
  const records = await pages.all(address, wholeParameters(schema, query, available), paged);
  signal?.throwIfAborted();
  // Whoever sent `Search` has had it answered; searching again could only differ.
  return arrange(schema, records, paged ? { ...query, search: undefined } : query);
}
