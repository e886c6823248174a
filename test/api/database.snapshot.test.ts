import { beforeAll, expect, it } from 'vitest';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore, type Store } from '../../server/database/store';
import type { StoredRecord } from '../../server/database/reading/records';
import { openTestDatabase } from '../support/database';
import { Articles, AUTHOR, registry } from '../support/databaseResources';

const COUNT = 2_345;
let store: Store;

beforeAll(async () => {
  const { database, schema } = await openTestDatabase();
  await prepareTenant(database, { schema, registry });
  store = createStore({ database, schema, registry });
  const changes = Array.from({ length: COUNT }, (_, index) => ({
    resource: Articles.name,
    action: 'create' as const,
    values: { nom: `Article ${String(index).padStart(4, '0')}` },
  }));
  expect((await store.apply({ author: AUTHOR, origin: 'test', changes })).applied).toBe(true);
});

/** Reads every article; `meanwhile` runs after the first page. */
async function readAll(meanwhile: (first: readonly StoredRecord[]) => Promise<unknown>): Promise<StoredRecord[]> {
  let tellFirst: (records: readonly StoredRecord[]) => void = () => undefined;
  const first = new Promise<readonly StoredRecord[]>((resolve) => (tellFirst = resolve));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reading = store.inSnapshot(async (snapshot) => {
    const all: StoredRecord[] = [];
    for await (const records of snapshot.records(Articles, { orderBy: 'nom' })) {
      all.push(...records);
      tellFirst(records);
      await released;
    }
    // The snapshot still finds records deleted meanwhile by their ids.
    const ids = all.slice(0, 3).map(({ id }) => id);
    expect((await snapshot.getMany(Articles, ids)).map(({ id }) => id)).toEqual(ids);
    return all;
  });
  await meanwhile(await first);
  release();
  return reading;
}

it('a snapshot reads the list of its start, in order, whatever is written meanwhile', async () => {
  const read = await readAll(async (first) => {
    const changes = [
      ...first.slice(0, 300).map(({ id }) => ({ resource: Articles.name, action: 'delete' as const, id })),
      { resource: Articles.name, action: 'create' as const, values: { nom: 'Zèbre' } },
    ];
    expect((await store.apply({ author: AUTHOR, origin: 'test', changes })).applied).toBe(true);
  });
  const names = read.map(({ values }) => String(values['nom']));
  expect(names).toHaveLength(COUNT);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect((await store.list(Articles, {})).totalCount).toBe(COUNT - 299);
});

it('a snapshot releases its connection, whether it ends or fails', async () => {
  const failing = Array.from({ length: 12 }, () =>
    store.inSnapshot(async (snapshot) => {
      const records = snapshot.records(Articles, { search: 'zebre' });
      expect((await records.next()).value).toHaveLength(1);
      throw new Error('given up');
    }),
  );
  const failures = (await Promise.allSettled(failing)).map((run) =>
    run.status === 'rejected' ? String(run.reason) : '',
  );
  expect(new Set(failures)).toEqual(new Set(['Error: given up']));
  expect(await readAll(async () => undefined)).toHaveLength(COUNT - 299);
});
