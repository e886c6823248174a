import { LEAST_EXACT, type FoundAnswer, type NamedRecord } from '../../resources/records/globalSearch';
import { referencedBy, type PointedAt } from '../../resources/registry/referenced';
import type { Registry } from '../../resources/registry/registry';
import { representationOf } from '../../resources/records/representation';
import type { CallApi } from '../../resources/views/useCall';
import type { Visit } from '../visits/visits';
import { byKind, type Hit, type KindsOptions } from './byKind';
import { foundFacts } from './foundFacts';
import { isNumbered } from './isNumbered';
import { recordCommand } from './recordCommand';
import type { RecordHits } from './searchRecords';

/** Extra score of recently opened records, and of the one whose code ends with the typed number: "adhérent 77". */
const OF_VISITED = 30;
const OF_NUMBER = 40;

export interface EverythingSearch extends KindsOptions {
  readonly call: CallApi;
  readonly registry: Registry;
  readonly visits: readonly Visit[];
  readonly signal: AbortSignal;
}

const keyOf = (address: string, id: unknown): string => `${address.toLowerCase()} ${String(id)}`;

/** Searches all readable records in one request; ranks recently opened ones higher. */
export async function searchEverything(search: EverythingSearch): Promise<RecordHits> {
  const { call, registry, query, visits, signal } = search;
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
  const number = /(?:^|\s)0*(\d+)$/.exec(query.trim())?.[1];
  const worth = ({ address, record, score, matched }: FoundAnswer['items'][number]): number =>
    score +
    (visited.has(keyOf(address, record.id)) ? OF_VISITED : 0) +
    (isNumbered(record[matched ?? ''], number) ? OF_NUMBER : 0);
  const hits = items
    .toSorted((a, b) => worth(b) - worth(a))
    .flatMap((item): readonly Hit[] => {
      const place = placeOf(item);
      if (!place) return [];
      const referenced = referencedBy(registry, place, find);
      const { detail: _, ...command } = recordCommand(place, item.record, search.language, referenced);
      const id = `record ${item.address}/${item.record.id}`;
      const detail = foundFacts(item, place.schema, { referenced, language: search.language, above: nameOf });
      const near = item.score < LEAST_EXACT && { isNear: true as const };
      return [{ schema: place.schema, command: { ...command, id, ...near, ...(detail && { detail }) } }];
    });
  return { commands: byKind(hits, search), failed: 0 };
}
