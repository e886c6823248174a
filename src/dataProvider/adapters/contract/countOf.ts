import { fillTemplate } from '../../../resources/registry/registry';
import { isSingle, type ResolvedCollection } from '../../collections';
import { failure } from '../../failures';
import { pageIn } from '../listAnswer';
import { askListing } from './askListing';
import type { ContractSource } from './contractSource';
import { listingOf } from './listings';

/** The contract's count of a nested collection, which is a part of its parent record. */
function countAddress(
  { registry }: ContractSource,
  { schema: { parent, tab }, parents }: ResolvedCollection,
): string | undefined {
  if (!parent || tab?.countAt === undefined) return undefined;
  const above = fillTemplate(registry.get(parent.resource).name, parents);
  return fillTemplate(`${above}/{${parent.parameter}}/${tab.countAt}`, parents);
}

/**
 * Counts a collection with the contract's cheapest call.
 * @throws {HttpError} `unlisted` if the API does not list the collection
 */
export async function countOf(
  source: ContractSource,
  collection: ResolvedCollection,
  signal?: AbortSignal,
): Promise<number> {
  const { http, extensions, pages } = source;
  if (isSingle(collection)) return 1;
  const counted = countAddress(source, collection);
  if (counted !== undefined) {
    const { body } = await http.json(counted, { signal });
    if (typeof body !== 'number') throw failure('unreadable', counted);
    return body;
  }
  const listing = listingOf(collection, extensions);
  if (!listing || listing.extract) throw failure('unlisted', collection.address);
  if (!listing.paged) return (await pages.all(listing, {})).length;
  const body = await askListing(http, listing, { PageNumber: 1, PageSize: 1 }, signal);
  return pageIn(body, listing.address, listing.identify).totalCount;
}
