import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type SocleDataProvider } from '../../src/dataProvider/createDataProvider';
import { createHttp } from '../../src/dataProvider/http';
import type { ChangeRequest } from '../../src/resources/changes/changes';
import { EXTENSIONS } from '../../src/resources/protocol/extensions';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer } from '../support/apiServer';
import { Articles, Rayons } from '../support/databaseResources';
import { listenForFetch } from '../support/listenForFetch';

let data: SocleDataProvider;

/** The front end's own client over a real connection. */
beforeAll(async () => {
  const registry = createRegistry([Rayons, Articles]);
  const server = await openApiServer(registry);
  const apiUrl = await listenForFetch(server);
  const token = await server.tokenFor(['IDENTITES:admin', `${Rayons.rights}:admin`, `${Articles.rights}:admin`]);
  const http = createHttp({ apiUrl, token: () => Promise.resolve(token), language: () => 'fr' });
  data = createDataProvider({ http, registry, extensions: () => Promise.resolve(new Set(EXTENSIONS)) });
});

const create = (nom: string): ChangeRequest => ({ collection: 'Articles', action: 'create', values: { nom } });

describe('change sets from the front end to the database', () => {
  it('are previewed, applied with progress, applied to a whole selection, and reverted', async () => {
    const changes = Array.from({ length: 1_500 }, (_, index) => create(`Lot ${String(index).padStart(4, '0')}`));
    const preview = await data.previewChanges(changes, { origin: 'import' });
    expect(preview.applied).toBe(false);
    expect(preview.rows).toHaveLength(1_500);
    const told: string[] = [];
    const onProgress = (finished: number, total: number) => void told.push(`${finished}/${total}`);
    const report = await data.applyChanges(changes, { origin: 'import', key: 'lot', onProgress });
    expect(told.at(-1)).toBe('1500/1500');
    expect(report.rows.map(({ index, status }) => `${index} ${status}`)).toEqual(
      changes.map((_, index) => `${index} created`),
    );
    const repeated = await data.applyChanges(changes, { origin: 'import', key: 'lot' });
    expect(repeated.id).toBe(report.id);
    const found = await data.selectAll('Articles', {});
    expect(found).toHaveLength(1_500);
    const deletions = found
      .slice(0, 3)
      .map(({ id }): ChangeRequest => ({ collection: 'Articles', action: 'delete', id }));
    const deleted = await data.applyChanges(deletions, { origin: 'bulkDelete' });
    expect(deleted.rows.map(({ status }) => status)).toEqual(['deleted', 'deleted', 'deleted']);
    const back = await data.revertChanges(deleted.id ?? 0);
    expect(back.applied).toBe(true);
    expect(await data.selectAll('Articles', {})).toHaveLength(1_500);
    const sets = await data.changeSets({ page: 1, pageSize: 10 });
    expect(sets.items.map(({ origin }) => origin)).toEqual(expect.arrayContaining(['import', 'bulkDelete']));
  });

  it('refuse a row at its field, and keep none of the others', async () => {
    const wrong: ChangeRequest = { collection: 'Articles', action: 'update', id: 999_999, values: { nom: 'x' } };
    const report = await data.applyChanges([create('Seule'), wrong], { origin: 'bulkEdit' });
    expect(report.applied).toBe(false);
    expect(report.rows[1]).toMatchObject({ status: 'refused', message: expect.any(String) });
    expect(await data.selectAll('Articles', { q: 'Seule' })).toEqual([]);
  });

  it('keep nothing if cancelled on the way', async () => {
    const controller = new AbortController();
    const many = Array.from({ length: 4_000 }, (_, index) => create(`Coupé ${index}`));
    const applied = data.applyChanges(many, {
      origin: 'import',
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(applied).rejects.toMatchObject({ name: 'AbortError' });
    expect(
      await data.selectAll('Articles', { where: [{ field: 'nom', operator: 'contains', value: 'Coupé' }] }),
    ).toEqual([]);
  });
});
