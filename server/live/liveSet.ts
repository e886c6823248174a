import { fillTemplate } from '../../src/resources/registry/registry';
import type { LiveChange, LiveResource, LiveRow } from '../../src/resources/live/liveChange';
import type { SetHead } from '../database/history/announcedRows';
import type { History } from '../database/history/history';
import { sessionOf } from '../identity/authenticate';
import type { LiveReach } from './liveReach';
import { topicsOf, type LiveConcern } from './liveTopics';
import type { Listener } from './listener';

/** How many records of a resource an event names; of more it says only that there are some. */
const MOST_ROWS = 50;

type Found = Promise<LiveResource | undefined>;

/** What those hear of a resource who may see as much of it; nothing where they may see none of what was written. */
async function heardBy({ history, changeSet }: SetReading, { readable }: LiveReach): Promise<LiveResource | undefined> {
  const { name, key, operations } = readable.schema;
  const rows = await history.named(changeSet, readable, MOST_ROWS);
  if (rows.length === 0) return undefined;
  // What the API knows by another id than its own is not named one by one.
  const isNamed = key === undefined && operations.list !== 'single' && rows.length <= MOST_ROWS;
  const named = (isNamed ? rows : []).flatMap(({ parents, ...row }): readonly LiveRow[] =>
    parents ? [{ collection: fillTemplate(name, parents), ...row }] : [],
  );
  return { resource: name, rows: named, ...(named.length < rows.length && { more: true }) };
}

interface SetReading {
  readonly history: Pick<History, 'named' | 'heldIds'>;
  readonly changeSet: number;
  readonly concerns: readonly LiveConcern[];
}

/** Finds what each listener hears of a change set: one question for all who may see the same. */
export async function changeFor(reading: SetReading, { authorId, resources }: SetHead) {
  const found = new Map<string, Found>();
  const topics = await topicsOf(reading.concerns, resources, (resource, field) =>
    reading.history.heldIds(reading.changeSet, resource, field),
  );
  const partOf = async (listener: Listener, resource: string): Found => {
    const reach = await listener.reach(resource);
    if (!reach) return undefined;
    const known = found.get(reach.key) ?? heardBy(reading, reach);
    found.set(reach.key, known);
    return known;
  };
  return async (listener: Listener): Promise<LiveChange | undefined> => {
    const parts = await Promise.all(resources.map((resource) => partOf(listener, resource)));
    const change: LiveChange = {
      changeSet: reading.changeSet,
      own: sessionOf(listener.request).accountId === authorId,
      resources: parts.flatMap((part) => part ?? []),
      topics: topics(listener.request),
    };
    return change.resources.length > 0 || change.topics.length > 0 ? change : undefined;
  };
}
