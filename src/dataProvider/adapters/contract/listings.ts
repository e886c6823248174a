import type { AnyRecord } from '../../../resources/language/resourceSchema';
import type { ResolvedCollection } from '../../collections';
import { identified } from '../identified';
import { listAddress } from '../listAnswer';
import { isPaged, type Extensions } from './takenByList';

/** Address and options of a collection's list. */
export interface Listing {
  readonly address: string;
  readonly paged: boolean;
  /** Returns only the first records in a fixed order, and has no parameters. */
  readonly extract: boolean;
  /** Sends criteria in a request body. */
  readonly byCriteria?: true;
  readonly identify: (record: AnyRecord) => AnyRecord;
}

/** The list of a collection, or the contract's substitute; undefined if it has neither. */
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
