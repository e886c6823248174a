import { fillTemplate } from '../../../resources/registry/registry';
import { isSingle, type ResolvedCollection } from '../../collections';
import { failure } from '../../failures';
import { pageIn } from '../listAnswer';
import { askListing } from './askListing';
import type { ContractSource } from './contractSource';
import { listingOf } from './listings';

/** Where the contract counts a nested collection: below the record that it hangs below. */
function countAddress(
  { registry }: ContractSource,
  { schema: { parent, tab }, parents }: ResolvedCollection,
): string | undefined {
  if (!parent || tab?.countAt === undefined) return undefined;
  const above = fillTemplate(registry.get(parent.resource).name, parents);
  return fillTemplate(`${above}/{${parent.parameter}}/${tab.countAt}`, parents);
}

/**
 * How many records a list shows that nothing was asked of, by the cheapest call of the contract.
 *
 * @throws {HttpError} `unlisted` where the API lists nothing of it
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
