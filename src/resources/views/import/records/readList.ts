import { inParallel } from '../../../common/inParallel';
import { wideFilter } from '../../../records/listFilter';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';

/** Fetches one page; pages count from 1. */
export type ReadPage = (asked: {
  readonly address: string;
  readonly page: number;
  readonly perPage: number;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly signal: AbortSignal;
}) => Promise<{ readonly records: readonly AnyRecord[]; readonly total: number }>;

type ReadMany = (address: string, ids: readonly number[], signal: AbortSignal) => Promise<readonly AnyRecord[]>;

export interface Reading {
  readonly page: ReadPage;
  readonly many: ReadMany;
  /** Page size that the API supports. */
  readonly pageSize: number;
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

export interface ReadCollection {
  readonly address: string;
  readonly schema: ResourceSchema;
}

const asked = ({ schema, address }: ReadCollection, { pageSize, signal }: Reading, page: number, search = '') => ({
  address,
  page,
  perPage: pageSize,
  filter: { ...wideFilter(schema), ...(search && { q: search }) },
  sort: schema.list.sort,
  signal,
});

/** A concurrent write can shift a record onto the next page, so records are deduplicated. */
const distinct = (records: readonly AnyRecord[]): readonly AnyRecord[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

export const readFirst = (collection: ReadCollection, reading: Reading) => reading.page(asked(collection, reading, 1));

/** Fetches all records page by page, with a limited number of parallel requests. */
export async function readWhole(
  collection: ReadCollection,
  reading: Reading,
  first: Awaited<ReturnType<ReadPage>>,
): Promise<readonly AnyRecord[]> {
  let read = first.records.length;
  reading.onProgress(read, first.total);
  const others = Array.from({ length: Math.max(0, Math.ceil(first.total / reading.pageSize) - 1) }, (_, i) => i + 2);
  const rest = await inParallel(others, async (number) => {
    reading.signal.throwIfAborted();
    const { records } = await reading.page(asked(collection, reading, number));
    reading.onProgress((read += records.length), first.total);
    return records;
  });
  return distinct([first.records, ...rest].flat());
}

/** Records found by a search for each text; undefined if a search has more than one page of results. */
export async function readSearched(
  collection: ReadCollection,
  reading: Reading,
  texts: readonly string[],
): Promise<readonly AnyRecord[] | undefined> {
  let done = 0;
  const found = await inParallel(texts, async (text) => {
    reading.signal.throwIfAborted();
    const answer = await reading.page(asked(collection, reading, 1, text));
    reading.onProgress((done += 1), texts.length);
    return answer;
  });
  const isWhole = found.every(({ records, total }) => total <= records.length);
  return isWhole ? distinct(found.flatMap(({ records }) => records)) : undefined;
}

const CHUNK = 200;

export async function readByIds(
  { address }: ReadCollection,
  reading: Reading,
  ids: readonly number[],
): Promise<readonly AnyRecord[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  let done = 0;
  const found = await inParallel(chunks, async (chunk) => {
    reading.signal.throwIfAborted();
    const records = await reading.many(address, chunk, reading.signal);
    reading.onProgress((done += chunk.length), ids.length);
    return records;
  });
  return found.flat();
}
