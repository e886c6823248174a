import type { FoundAnswer, NamedRecord } from '../../resources/records/globalSearch';
import { referencedBy, type PointedAt } from '../../resources/registry/referenced';
import type { Registry } from '../../resources/registry/registry';
import { representationOf } from '../../resources/records/representation';
import type { Language } from '../../resources/language/words';
import type { CallApi } from '../../resources/views/useCall';
import type { Visit } from '../visits/visits';
import type { Command } from './commands';
import { recordCommand } from './recordCommand';
import type { RecordHits } from './searchRecords';

/** Extra score of recently opened records. */
const OF_VISITED = 30;

export interface EverythingSearch {
  readonly call: CallApi;
  readonly registry: Registry;
  readonly query: string;
  readonly language: Language;
  readonly visits: readonly Visit[];
  readonly signal: AbortSignal;
}

const keyOf = (address: string, id: unknown): string => `${address.toLowerCase()} ${String(id)}`;

/** Searches all readable records in one request; ranks recently opened ones higher. */
export async function searchEverything(search: EverythingSearch): Promise<RecordHits> {
  const { call, registry, query, language, visits, signal } = search;
  const answer = (await call('recherche', { query: { Search: query }, signal })) as Partial<FoundAnswer>;
  const { items = [], named = [] } = answer;
  const names = new Map(named.map(({ address, record }) => [keyOf(address, record.id), record]));
  const find = ({ address, id }: PointedAt) => names.get(keyOf(address, id));
  const placeOf = ({ address }: NamedRecord) => registry.resolve(address);
  const nameOf = (one: NamedRecord): string => {
    const place = placeOf(one);
    return place ? representationOf(place.schema, one.record, referencedBy(registry, place, find)) : '';
  };
  const visited = new Set(visits.map(({ resource, id }) => keyOf(resource, id)));
  const worth = ({ address, record, score }: FoundAnswer['items'][number]): number =>
    score + (visited.has(keyOf(address, record.id)) ? OF_VISITED : 0);
  const commands = items
    .toSorted((a, b) => worth(b) - worth(a))
    .flatMap((item): readonly Command[] => {
      const place = placeOf(item);
      if (!place) return [];
      const command = recordCommand(place, item.record, language, referencedBy(registry, place, find));
      const id = `record ${item.address}/${item.record.id}`;
      const above = item.above && nameOf(item.above);
      return [{ ...command, id, ...(above && { detail: `${command.detail ?? ''} · ${above}` }) }];
    });
  return { commands, failed: 0 };
}
