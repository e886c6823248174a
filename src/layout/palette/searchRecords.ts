import type { DataProvider } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import { overviewFilter } from '../../resources/records/listFilter';
import { readReferenced } from '../../resources/registry/referenced';
import type { Registry } from '../../resources/registry/registry';
import { namedThrough } from '../../resources/records/representation';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';
import type { Language } from '../../resources/language/words';
import { byKind, type Hit, type KindsOptions } from './byKind';
import type { Command } from './commands';
import { recordCommand, townOf } from './recordCommand';

/** Results per list, and parallel requests. */
const HITS_PER_LIST = 3;
export const LISTS_AT_ONCE = 4;

export interface RecordHits {
  readonly commands: readonly Command[];
  readonly failed: number;
}

export interface RecordSearch {
  readonly dataProvider: DataProvider;
  readonly registry: Registry;
  readonly schemas: readonly ResourceSchema[];
  readonly query: string;
  readonly language: Language;
  readonly translate: KindsOptions['translate'];
  /** Results per list. */
  readonly perList?: number;
  readonly signal?: AbortSignal;
}

/** Searches several lists, a few in parallel; counts failures instead of throwing. */
export async function searchRecords(search: RecordSearch): Promise<RecordHits> {
  const { dataProvider, registry, schemas, query, language, perList = HITS_PER_LIST, signal } = search;
  const read = async (address: string, ids: readonly number[]) =>
    (await dataProvider.getMany<AnyRecord>(address, { ids: [...ids], ...(signal && { signal }) })).data;
  const answers = await inParallel(
    schemas,
    async (schema): Promise<readonly Hit[] | undefined> => {
      signal?.throwIfAborted();
      try {
        const { data } = await dataProvider.getList<AnyRecord>(schema.name, {
          pagination: { page: 1, perPage: perList },
          sort: { ...schema.list.sort },
          filter: { ...overviewFilter(schema), ...(query !== '' && { q: query }) },
          ...(signal && { signal }),
        });
        const place = { schema, parents: {} };
        const referenced = await readReferenced(registry, place, data, namedThrough(schema), read);
        return data.map((record) => {
          const { detail: _, ...command } = recordCommand(place, record, language, referenced);
          const town = townOf(schema, record);
          return { schema, command: { ...command, ...(town !== undefined && { detail: town }) } };
        });
      } catch (error) {
        if (signal?.aborted) throw error;
        return undefined;
      }
    },
    LISTS_AT_ONCE,
  );
  return {
    commands: byKind(
      answers.flatMap((found) => found ?? []),
      { ...search, listed: schemas },
    ),
    failed: answers.filter((found) => found === undefined).length,
  };
}
