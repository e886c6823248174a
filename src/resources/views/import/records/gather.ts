import { statusOf } from '../../../common/narrow';
import { inParallel } from '../../../common/inParallel';
import type { Registry } from '../../../registry/registry';
import { targetAddress } from '../../../registry/targetAddress';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { ExistingRecords, NamedInFile } from '../engine/importEngineTypes';
import type { ReadCollection, Reading } from './readList';
import { readMatched, readNamed } from './readNeeded';

export type ReadingOf = (what: 'references' | 'existing') => Reading;

/** Cache of this file's fetched records, by purpose. */
export type ReadBefore = Map<string, Promise<readonly AnyRecord[]>>;

/** Unreadable collections count as empty, so their texts are reported as unknown. */
function unlessUnreadable(error: unknown): readonly AnyRecord[] {
  if ([403, 404, 405].includes(Number(statusOf(error)))) return [];
  throw error;
}

function once(before: ReadBefore, key: string, read: () => Promise<readonly AnyRecord[]>) {
  const known = before.get(key);
  if (known) return known;
  const reading = read();
  before.set(key, reading);
  reading.catch(() => before.delete(key));
  return reading;
}

export interface GatherRequest {
  readonly collection: ReadCollection;
  readonly parents: Readonly<Record<string, string>>;
  readonly named: NamedInFile;
  /** How rows are matched with records: by id, by comparing all, or not at all. */
  readonly match: 'ids' | 'all' | undefined;
}

export async function gather(
  registry: Registry,
  { collection, parents, named, match }: GatherRequest,
  reading: ReadingOf,
  before: ReadBefore,
): Promise<ExistingRecords> {
  const references: Record<string, ExistingRecords['references'][string]> = {};
  for (const [resource, texts] of Object.entries(named.texts)) {
    const schema = registry.get(resource);
    const address = targetAddress(resource, parents);
    const read = () =>
      readNamed({ address: address ?? '', schema }, reading('references'), texts).catch(unlessUnreadable);
    const records = address === undefined ? [] : await once(before, `${address} ${JSON.stringify(texts)}`, read);
    references[resource] = { schema, records };
  }
  if (match === undefined) return { existing: [], references };
  const ids = match === 'ids' ? named.ids : undefined;
  const existing = await once(before, `${collection.address} ${JSON.stringify(ids ?? 'all')}`, () =>
    readMatched(collection, reading('existing'), ids),
  );
  return { existing, references };
}

export async function gatherBelow(
  collections: readonly (ReadCollection & { readonly parent: number })[],
  reading: ReadingOf,
  before: ReadBefore,
): Promise<Readonly<Record<number, readonly AnyRecord[]>>> {
  const silent = { ...reading('existing'), onProgress: () => undefined };
  let done = 0;
  const found = await inParallel(collections, async ({ parent, ...collection }) => {
    const records = await once(before, `${collection.address} all`, () => readMatched(collection, silent, undefined));
    reading('existing').onProgress((done += 1), collections.length);
    return [parent, records] as const;
  });
  return Object.fromEntries(found);
}
