import type { Page } from '../resources/listQuery';
import type { AnyRecord } from '../resources/types';
import { failure } from './failures';
import type { Http, Query } from './httpTypes';
import { inParallel } from '../resources/inParallel';
import { READ_SIZE } from './listParameters';
import { queryString } from './queryString';

/** How long a page that was read stands for others that ask for the same, in milliseconds. */
const FRESH_FOR = 10_000;

/** A list is not read further than this many pages: beyond, it has to be narrowed down. */
export const MAX_PAGES = 100;

const isPage = (body: unknown): body is Page<AnyRecord> =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'totalCount' in body;

/** Reads a list's answer, paged or an array. @throws {HttpError} where it is neither */
export function pageIn(body: unknown, address: string): Page<AnyRecord> {
  if (Array.isArray(body)) return { items: body as AnyRecord[], totalCount: body.length };
  if (isPage(body)) return { items: body.items, totalCount: Number(body.totalCount) };
  throw failure('unreadable', address);
}

/** Lists that are read whole, because the API cannot answer what is asked of them. */
export interface Pages {
  /** Every record of a list. @throws {HttpError} `tooLong` beyond MAX_PAGES pages */
  readonly all: (address: string, query: Query, paged: boolean) => Promise<readonly AnyRecord[]>;
  /** The records with these ids; reads no further than the last one that is found. */
  readonly find: (
    address: string,
    query: Query,
    paged: boolean,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, AnyRecord>>;
  /** Forgets what was read of a list, because it has changed. */
  readonly forget: (address: string) => void;
}

/** Pages are shared between those who ask within a few seconds, so that twenty cells cost one reading. */
export function createPages(http: Http, now: () => number = Date.now): Pages {
  const read = new Map<string, { readonly at: number; readonly page: Promise<Page<AnyRecord>> }>();

  function page(address: string, query: Query, number: number, paged: boolean): Promise<Page<AnyRecord>> {
    const full = paged ? { ...query, PageNumber: number, PageSize: READ_SIZE } : query;
    const key = `${address}${queryString(full)}`;
    const known = read.get(key);
    if (known && now() - known.at < FRESH_FOR) return known.page;
    const asked = http.json(address, { query: full }).then(({ body }) => pageIn(body, address));
    read.set(key, { at: now(), page: asked });
    asked.catch(() => read.delete(key));
    return asked;
  }

  const pageCount = ({ totalCount }: Page<AnyRecord>, paged: boolean) =>
    paged ? Math.ceil(totalCount / READ_SIZE) : 1;

  return {
    async all(address, query, paged) {
      const first = await page(address, query, 1, paged);
      const count = pageCount(first, paged);
      if (count > MAX_PAGES) throw failure('tooLong', address);
      const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
      const rest = await inParallel(others, (number) => page(address, query, number, paged));
      return [first, ...rest].flatMap(({ items }) => items);
    },
    async find(address, query, paged, ids) {
      const wanted = new Set(ids);
      const found = new Map<string, AnyRecord>();
      let count = 1;
      for (let number = 1; number <= Math.min(count, MAX_PAGES) && found.size < wanted.size; number += 1) {
        const current = await page(address, query, number, paged);
        count = pageCount(current, paged);
        for (const item of current.items) if (wanted.has(String(item.id))) found.set(String(item.id), item);
      }
      return found;
    },
    forget(address) {
      for (const key of read.keys()) if (key === address || key.startsWith(`${address}?`)) read.delete(key);
    },
  };
}
