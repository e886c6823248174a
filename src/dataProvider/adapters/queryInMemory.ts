import type { ListQuery, Page } from '../../resources/records/listQuery';
import { readReferenced } from '../../resources/registry/referenced';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { collectionOf, type ResolvedCollection } from '../collections';
import { getReferencedRecords, type ReadRecords } from '../getReferencedRecords';
import type { Source } from '../source';
import { arrange, referencesAsked } from './arrange';

/** Arranges a list in memory with its referenced records; those that the reader may not read match no search. */
export async function queryInMemory(
  source: Pick<Source, 'registry' | 'refusals' | 'mayRead'>,
  read: ReadRecords,
  { schema, parents }: ResolvedCollection,
  records: readonly AnyRecord[],
  query: ListQuery,
): Promise<Page<AnyRecord>> {
  const { registry } = source;
  const referenced = await readReferenced(
    registry,
    { schema, parents },
    records,
    referencesAsked(schema, query),
    (address, ids) => getReferencedRecords(source, read, collectionOf(registry, address), ids.map(String)),
  );
  return arrange(schema, records, query, referenced);
}
