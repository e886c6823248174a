import { expect, it } from 'vitest';
import { schemas } from '../portal/declared';
import { EXTENSIONS } from '../resources/protocol/extensions';
import { firstListReadings } from '../resources/protocol/firstListReading';
import { DEFAULT_PAGE_SIZE } from '../resources/records/listQuery';
import { routeOf } from '../resources/registry/paths';
import { createRegistry } from '../resources/registry/registry';
import { createDataProvider } from './createDataProvider';
import { queryString } from './queryString';

const registry = createRegistry(schemas);
const readings = firstListReadings(schemas);

it('the first request of each declared list is known', async () => {
  expect(readings.get('/adherents')).toBe('Entreprises?PageNumber=1&PageSize=25&OrderBy=nom&Versions=true');
  const asked: Record<string, string> = {};
  for (const schema of registry.visible) {
    const path = routeOf(schema, 'list');
    if (!readings.has(path)) continue;
    const data = createDataProvider({
      http: {
        json: (address, { query } = {}) => {
          asked[path] ??= address + queryString(query);
          return Promise.resolve({ status: 200, headers: new Headers(), body: { items: [], totalCount: 0 } });
        },
        download: () => Promise.reject(new Error('no download')),
      },
      registry,
      extensions: () => Promise.resolve(new Set(EXTENSIONS)),
    });
    const pagination = { page: 1, perPage: DEFAULT_PAGE_SIZE };
    await data.getList(schema.name, { pagination, sort: { ...schema.list.sort }, filter: {} });
  }
  expect(asked).toEqual(Object.fromEntries(readings));
});
