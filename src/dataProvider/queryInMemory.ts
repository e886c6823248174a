import type { ListQuery, Page } from '../resources/records/listQuery';
import { readReferenced } from '../resources/registry/referenced';
import type { AnyRecord } from '../resources/language/resourceSchema';
import { arrange, referencesAsked } from './arrange';
import { collectionOf, type Collection } from './collections';
import { getReferencedRecords } from './getReferencedRecords';
import type { Source } from './source';

/**
 * Arranges a whole list in the browser, after reading what it points at where that is asked for: see `arrange`. A reader who may
 * not read what a list points at finds and sorts nothing by it.
 */
export async function queryInMemory(
  source: Source,
  { schema, parents }: Collection,
  records: readonly AnyRecord[],
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<AnyRecord>> {
  const { registry } = source;
  const referenced = await readReferenced(
    registry,
    { schema, parents },
    records,
    referencesAsked(schema, query),
    (address, ids) => getReferencedRecords(source, collectionOf(registry, address), ids.map(String), signal),
  );
  return arrange(schema, records, query, referenced);
}
