import { beforeAll, expect, it } from 'vitest';
import type { ChangeReport } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { TypeContrats } from '../../src/resources/schemas/contrats';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([TypeContrats]));
});

const listed = async (query: string): Promise<AnyRecord | undefined> =>
  (await server.call('GET', `/api/TypeContrats?PageNumber=1&PageSize=25${query}`)).json<{
    readonly items: readonly AnyRecord[];
  }>().items[0];

it('a list returns versions on request, with which stale writes are refused', async () => {
  const made = await server.call('POST', '/api/TypeContrats', { payload: { code: 'V', libelle: 'Version' } });
  const { id } = made.json<AnyRecord>();
  expect(await listed('')).not.toHaveProperty('version');
  const read = await listed('&Versions=true');
  expect(read).toMatchObject({ id, version: 1 });
  const many = await server.call('GET', `/api/TypeContrats?ids=${id}&Versions=true`);
  expect(many.json<readonly AnyRecord[]>()).toMatchObject([{ id, version: 1 }]);

  await server.call('PUT', `/api/TypeContrats/${id}`, { payload: { libelle: 'Par une collègue' } });
  const late = {
    collection: 'TypeContrats',
    action: 'update',
    id,
    version: read?.version,
    values: { libelle: 'Trop tard' },
  };
  const answer = await server.call('POST', '/api/changeSets', { payload: { origin: 'bulkEdit', changes: [late] } });
  expect(answer.json<ChangeReport>()).toMatchObject({ applied: false, rows: [{ status: 'refused', reason: 'stale' }] });
  expect(await listed('&Versions=true')).toMatchObject({ libelle: 'Par une collègue', version: 2 });
});
