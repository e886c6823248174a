import type { AnyRecord } from '../../../resources/language/resourceSchema';
import type { ResolvedCollection } from '../../collections';
import { identified } from '../identified';
import { listAddress } from '../listAnswer';
import { isPaged, type Extensions } from './takenByList';

/** Where and how the list of a collection is read. */
export interface Listing {
  readonly address: string;
  readonly paged: boolean;
  /** Only the first records, in an order of their own; nothing can be asked of it. */
  readonly extract: boolean;
  /** It is asked by criteria in a body. */
  readonly byCriteria?: true;
  readonly identify: (record: AnyRecord) => AnyRecord;
}

/** The list of a collection, or what the contract has in its place; undefined where it has neither. */
export function listingOf(collection: ResolvedCollection, extensions: Extensions): Listing | undefined {
  const { schema } = collection;
  const address = listAddress(collection);
  const identify = (record: AnyRecord) => identified(collection, record);
  if (schema.operations.listing === 'contract' || extensions.has('records'))
    return { address, identify, paged: isPaged(schema, extensions), extract: false };
  if (schema.criteria)
    return { address: `${address}/${schema.criteria.search}`, identify, paged: true, extract: false, byCriteria: true };
  const [extract] = Object.keys(schema.extracts);
  return extract === undefined
    ? undefined
    : { address: `${collection.address}/${extract}`, identify, paged: false, extract: true };
}
