import { describe, expect, it } from 'vitest';
import type { ChangeRowEntry, ChangeSetEntry, Listed } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { forgetHistory } from '../../server/database/history/retention';
import { openApiServer } from '../support/apiServer';
import { Articles, Lots, Rayons } from '../support/databaseResources';
import { openHistoryServer } from '../support/historyServer';

const {
  server,
  reader,
  editor,
  other,
  nom,
  ok,
  status,
  create,
  update,
  remove,
  history,
  bin,
  sets,
  rows,
  revert,
  lastSet,
  stored,
} = await openHistoryServer();

describe('the history of a record', () => {
  it('shows who changed what and when, the newest first, in pages', async () => {
    const before = Date.now();
    const { id } = await create();
    await update(id, { note: 'un' });
    await update(id, { note: 'deux' });
    const { items, totalCount } = await history(id);
    expect(totalCount).toBe(3);
    expect(items.map(({ action, version }) => [action, version])).toEqual([
      ['update', 3],
      ['update', 2],
      ['create', 1],
    ]);
    expect(items[0]).toMatchObject({
      origin: 'api',
      resource: 'Articles',
      collection: 'Articles',
      id,
      before: { note: 'un' },
      after: { note: 'deux' },
    });
    expect(items[0]?.authorName).toContain('Martin');
    expect(Date.parse(items[0]?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(items[0]?.at ?? '')).toBeLessThanOrEqual(Date.now());
    const second = await ok<Listed<ChangeRowEntry>>(
      'GET',
      `history?Collection=articles&Id=${id}&PageNumber=2&PageSize=1`,
    );
    expect([second.totalCount, second.items[0]?.version]).toEqual([3, 2]);
  });

  it('remains after the deletion, and includes the address of a nested record', async () => {
    const { id: articleId } = await create();
    const lots = `Articles/${articleId}/lots`;
    const { id } = await create({ nom: undefined, numero: 'L1' }, lots);
    await remove(id, lots);
    const { items } = await history(id, undefined, lots);
    expect(items.map(({ action, collection }) => [action, collection])).toEqual([
      ['delete', lots],
      ['create', lots],
    ]);
    expect(await status('GET', `history?Collection=${encodeURIComponent('Articles/999999/lots')}&Id=${id}`)).toBe(404);
  });

  it('includes records below it on request, and never those below another record', async () => {
    const [one, another] = [await create(), await create()];
    const lotsOf = ({ id }: { readonly id: number }) => `Articles/${id}/lots`;
    await create({ nom: undefined, numero: `L${one.id}` }, lotsOf(one));
    await create({ nom: undefined, numero: `L${another.id}` }, lotsOf(another));
    await update(one.id, { note: 'après' });
    const around = (await sets(`Collection=Articles&Id=${one.id}`)).items;
    expect(around.map(({ firstRows }) => firstRows?.map(({ action, collection }) => [action, collection]))).toEqual([
      [['update', 'Articles']],
      [['create', lotsOf(one)]],
      [['create', 'Articles']],
    ]);
    expect((await sets(`Collection=${encodeURIComponent(lotsOf(another))}`)).items).toHaveLength(1);
    expect(await status('GET', `changeSets?Id=${one.id}`)).toBe(400);
  });

  it('is for people who may list the resource', async () => {
    const { id } = await create();
    expect((await history(id, reader)).totalCount).toBe(1);
    expect(await status('GET', `history?Collection=Articles&Id=${id}`, { as: other })).toBe(404);
    expect(await status('GET', `history?Collection=Articles&Id=${id}`, { as: null })).toBe(401);
  });

  it('shows only the fields and records of a view', async () => {
    const { id } = await create({ note: 'interne' });
    const { items } = await history(id, other, 'ArticlesEnService');
    expect(items.map(({ after }) => after)).toEqual([{ nom: nom() }]);
    await update(id, { actif: false });
    expect(await status('GET', `history?Collection=ArticlesEnService&Id=${id}`, { as: other })).toBe(404);
  });

  it('refuses invalid queries', async () => {
    expect(await status('GET', 'history?Collection=Articles')).toBe(400);
    expect(await status('GET', 'history?Id=3')).toBe(400);
    expect(await status('GET', 'history?Collection=Articles&Id=zut')).toBe(400);
    expect(await status('GET', 'history?Collection=Inconnus&Id=3')).toBe(404);
    expect(await status('GET', 'history?Collection=Secrets&Id=1')).toBe(404);
    expect(await status('GET', 'history?Collection=Articles&Id=99999999')).toBe(404);
    expect(await status('GET', 'changeSets/0/rows')).toBe(404);
    expect(await status('POST', 'changeSets/99999999/revert')).toBe(404);
  });
});

describe('the history of owned records', () => {
  it("is in no other person's history, bin or change sets", async () => {
    const note = await ok<{ id: number }>('POST', 'Notes', { as: reader, payload: { nom: 'à moi' } });
    const before = (await history(note.id, reader, 'Notes')).items[0];
    expect(before?.after).toMatchObject({ nom: 'à moi' });
    expect(await status('GET', `history?Collection=Notes&Id=${note.id}`, { as: editor })).toBe(404);
    await ok('DELETE', `Notes/${note.id}`, { as: reader });
    expect((await bin('Notes', reader)).totalCount).toBe(1);
    expect((await bin('Notes', editor)).totalCount).toBe(0);
    const { items } = await sets('Collection=Notes', reader);
    expect(items.map(({ resources }) => resources)).toEqual([
      [{ resource: 'Notes', rows: 1 }],
      [{ resource: 'Notes', rows: 1 }],
    ]);
    expect((await sets('Collection=Notes', editor)).totalCount).toBe(0);
    const [{ id = 0 } = {}] = items;
    expect(await status('POST', `changeSets/${id}/revert`, { as: editor })).toBe(404);
    expect((await revert(id, undefined, { as: reader })).applied).toBe(true);
    expect((await bin('Notes', reader)).totalCount).toBe(0);
  });
});

describe('change sets', () => {
  it('are listed with the rows that the caller may read, by collection or all', async () => {
    const { id } = await create();
    const set = await lastSet(id);
    const { items, totalCount } = await sets('Collection=Articles&PageSize=1', reader);
    expect(items).toMatchObject([{ id: set, origin: 'api', resources: [{ resource: 'Articles', rows: 1 }] }]);
    expect(totalCount).toBeGreaterThan(1);
    expect((await sets('', other)).items.filter((one) => one.id === set)).toEqual([]);
    expect(await status('GET', `changeSets/${set}/rows`, { as: other })).toBe(404);
    expect((await rows(set)).items).toMatchObject([{ ordinal: 0, id, action: 'create' }]);
  });

  it('are counted up to a limit', async () => {
    const changes = Array.from({ length: 1_200 }, () => {
      const values = { nom: nom() };
      return { resource: 'Articles', action: 'create', values } as const;
    });
    const { id } = await server.tenant.store.apply({ author: { id: '1', name: 'Import' }, origin: 'import', changes });
    const page = (number: number) =>
      ok<Listed<ChangeRowEntry>>('GET', `changeSets/${id}/rows?PageSize=25&PageNumber=${number}`);
    expect(await page(1)).toMatchObject({ totalCount: 1_025, totalIsMinimum: true });
    const later = await page(9);
    expect([later.totalCount, later.totalIsMinimum, later.items[0]?.ordinal]).toEqual([1_200, undefined, 200]);
  });

  it('never mention an internal resource', async () => {
    const author = { id: '1', name: 'Programme' };
    const changes = [{ resource: 'Secrets', action: 'create', values: { nom: 'secret' } }] as const;
    const { id = 0 } = await server.tenant.store.apply({ author, origin: 'api', changes });
    expect(await status('GET', `changeSets/${id}/rows`)).toBe(404);
    expect(await status('POST', `changeSets/${id}/revert`)).toBe(404);
  });
});

describe('two tenants', () => {
  it('see nothing of each other’s history', async () => {
    const elsewhere = await openApiServer(createRegistry([Articles, Rayons, Lots]));
    const { id } = await create();
    const theirs = await elsewhere.call('GET', `/api/history?Collection=Articles&Id=${id}`);
    expect(theirs.statusCode).toBe(404);
    const listed = await elsewhere.call('GET', '/api/changeSets?Collection=Articles');
    expect(listed.json<Listed<ChangeSetEntry>>().totalCount).toBe(0);
    const { totalCount } = await sets('Collection=Articles');
    expect(totalCount).toBeGreaterThan(0);
  });
});

it("old and new programs' change sets show their number of rows", async () => {
  const { id } = await create();
  await update(id, { note: 'compté' });
  const counted = await sets();
  expect(counted.items[0]?.resources).toEqual([{ resource: 'Articles', rows: 1 }]);
  const { database, schema } = server.tenant;
  await database.pool.query(`update "${schema}".table_change set row_count = null, first_row = null`);
  expect(await sets()).toEqual(counted);
});

it('history older than the retention is gone, in the bin too, and cannot be reverted', async () => {
  const kept = await create();
  await update(kept.id, { note: 'ancien' });
  const gone = await create();
  await remove(gone.id);
  const old = (await sets()).items[0]?.id ?? 0;
  const { database, schema } = server.tenant;
  await database.pool.query(`update "${schema}".change_set set at = now() - interval '31 days'`);
  await update(kept.id, { note: 'nouveau' });
  const recent = (await sets()).items[0]?.id ?? 0;

  expect(await forgetHistory(server.tenant, 0)).toBe(0);
  expect((await history(kept.id)).totalCount).toBe(3);
  expect(await forgetHistory(server.tenant, 30)).toBeGreaterThan(3);
  expect((await history(kept.id)).items.map(({ after }) => after?.['note'])).toEqual(['nouveau']);
  expect((await bin()).items).toEqual([]);
  expect((await sets()).items.map(({ id }) => id)).toEqual([recent]);
  expect(await status('GET', `changeSets/${old}/rows`)).toBe(404);
  expect(await status('POST', `changeSets/${old}/revert`)).toBe(404);
  expect((await revert(recent)).applied).toBe(true);
  expect((await stored(kept.id))?.['note']).toBe('ancien');
  // A tenant is filled only once.
  const { rows: filled } = await database.pool.query(`select 1 from "${schema}".change_set where id = ${old}`);
  expect(filled).toHaveLength(1);
});
