import { fillTemplate } from '../../src/resources/registry/registry';
import type { LiveChange, LiveResource, LiveRow } from '../../src/resources/live/liveChange';
import type { SetHead } from '../database/history/announcedRows';
import type { History } from '../database/history/history';
import { sessionOf } from '../identity/authenticate';
import type { LiveReach } from './liveReach';
import { topicsOf, type LiveConcern } from './liveTopics';
import type { Listener } from './listener';

/** Maximum number of records named per resource; beyond, the event only says that there are more. */
const MOST_ROWS = 50;

type Found = Promise<LiveResource | undefined>;

/** The event part for all listeners with the same rights; undefined if they may read none of the rows. */
async function heardBy({ history, changeSet }: SetReading, { readable }: LiveReach): Promise<LiveResource | undefined> {
  const { name, key, operations } = readable.schema;
  const rows = await history.named(changeSet, readable, MOST_ROWS);
  if (rows.length === 0) return undefined;
  // Records with an API id other than the stored one are not named individually.
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

/** Builds the event of a change set for each listener, with one query for all listeners with the same rights. */
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
