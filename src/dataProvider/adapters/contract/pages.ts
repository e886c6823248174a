import type { Page } from '../../../resources/records/listQuery';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { askListing } from './askListing';
import { failure } from '../../failures';
import type { Http, Query } from '../../httpTypes';
import { inParallel } from '../../../resources/common/inParallel';
import type { Listing } from './listings';
import { queryString } from '../../queryString';
import { pageIn } from '../listAnswer';

/** Page size for reading a whole list. */
export const READ_SIZE = 100;

/** Milliseconds that pages are shared between equal requests. */
const FRESH_FOR = 10_000;

/** Maximum number of pages of a whole list; longer lists must be filtered. */
const MAX_PAGES = 100;

/** Lists read as a whole, because the API cannot answer their query. */
export interface Pages {
  /** @throws {HttpError} `tooLong` above MAX_PAGES pages */
  readonly all: (listing: Listing, query: Query) => Promise<readonly AnyRecord[]>;
  /** Reads pages until all of these ids are found. */
  readonly find: (listing: Listing, query: Query, ids: readonly string[]) => Promise<ReadonlyMap<string, AnyRecord>>;
  /** Clears the cache after a write, which may also affect views and computed values. */
  readonly forget: () => void;
}

/** Shares pages between requests within a few seconds, so that twenty cells cause one. */
export function createPages(http: Http, now: () => number = Date.now): Pages {
  const read = new Map<string, { readonly at: number; readonly page: Promise<Page<AnyRecord>> }>();

  function page(listing: Listing, query: Query, number: number): Promise<Page<AnyRecord>> {
    const { address } = listing;
    const full = listing.paged ? { ...query, PageNumber: number, PageSize: READ_SIZE } : query;
    const key = `${address}${queryString(full)}`;
    const known = read.get(key);
    if (known && now() - known.at < FRESH_FOR) return known.page;
    const asked = askListing(http, listing, full).then((body) => pageIn(body, listing.address, listing.identify));
    read.set(key, { at: now(), page: asked });
    asked.catch(() => read.delete(key));
    return asked;
  }

  const pageCount = ({ totalCount }: Page<AnyRecord>, { paged }: Listing) =>
    paged ? Math.ceil(totalCount / READ_SIZE) : 1;

  return {
    async all(listing, query) {
      const first = await page(listing, query, 1);
      const count = pageCount(first, listing);
      if (count > MAX_PAGES) throw failure('tooLong', listing.address);
      const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
      const rest = await inParallel(others, (number) => page(listing, query, number));
      return [first, ...rest].flatMap(({ items }) => items);
    },
    async find(listing, query, ids) {
      const wanted = new Set(ids);
      const found = new Map<string, AnyRecord>();
      let count = 1;
      for (let number = 1; number <= Math.min(count, MAX_PAGES) && found.size < wanted.size; number += 1) {
        const current = await page(listing, query, number);
        count = pageCount(current, listing);
        for (const item of current.items) if (wanted.has(String(item.id))) found.set(String(item.id), item);
      }
      return found;
    },
    forget: () => read.clear(),
  };
}
