import type { QueryClient } from '@tanstack/react-query';
import { isObject } from '../../resources/common/isObject';
import type { LiveRow } from '../../resources/live/liveChange';
import { versionOf } from '../../resources/records/versions';

/** Versions of the records in active lists, by collection and id. */
function shownVersions(client: QueryClient): ReadonlyMap<string, number> {
  const versions = new Map<string, number>();
  for (const { queryKey, state } of client.getQueryCache().findAll({ type: 'active' })) {
    const { data } = state;
    const records: unknown = isObject(data) && queryKey[1] === 'getList' ? data['data'] : undefined;
    for (const record of Array.isArray(records) ? records : [])
      versions.set(`${String(queryKey[0])}/${String(record.id)}`, versionOf(record) ?? 0);
  }
  return versions;
}

/** The changed rows whose version no list shows yet. */
export function unseenRows(client: QueryClient, rows: readonly LiveRow[]): readonly LiveRow[] {
  const shown = shownVersions(client);
  return rows.filter(({ collection, id, version }) => (shown.get(`${collection}/${id}`) ?? 0) < version);
}
