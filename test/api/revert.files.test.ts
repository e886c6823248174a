import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { ChangeReport, ChangeRowEntry, Listed } from '../../src/resources/changes/changes';
import { quoted } from '../../server/database/sql';
import { sweepFiles } from '../../server/files/sweep';
import { registry } from '../fixtures/everyKind';
import { openApiServer } from '../support/apiServer';
import { createComplet, file, pdf } from '../support/uploads';

const server = await openApiServer(registry);
const FILE_RETENTION_DAYS = 365;
const sweep = () => sweepFiles(server.tenant, { FILE_RETENTION_DAYS }, new Date(Date.now() + 2 * 3_600_000));

/** Moves all change sets this number of days into the past. */
const age = (days: number) =>
  server.tenant.database.pool.query(
    `update ${quoted(server.tenant.schema, 'change_set')} set at = now() - make_interval(days => $1)`,
    [days],
  );

async function restore(id: number, isPreview = false): Promise<ChangeReport> {
  const { items } = (await server.call('GET', '/api/recycleBin?Collection=Complets')).json<Listed<ChangeRowEntry>>();
  const deleted = items.find((row) => row.id === id);
  const address = `/api/changeSets/${deleted?.changeSet}/revert?Preview=${isPreview}`;
  return (await server.call('POST', address, { payload: { ordinals: [deleted?.ordinal] } })).json<ChangeReport>();
}

it('a revert restores a record with every kind of value and its file, whatever the sweep removed', async () => {
  await age(1);
  const { id } = await createComplet(server, 'Avec fichier', file('file', pdf('à garder')));
  const before = (await server.call('GET', `/api/Complets/${id}`)).json<object>();
  await server.call('DELETE', `/api/Complets/${id}`);
  const lost = await server.tenant.files.stage(Readable.from([pdf('sans fiche')]));
  await lost.keep();
  await sweep();
  expect(await server.tenant.files.find(lost.id)).toBeUndefined();
  expect(await restore(id)).toMatchObject({ applied: true, rows: [{ status: 'created', id }] });
  expect((await server.call('GET', `/api/Complets/${id}`)).json()).toEqual(before);
  const download = await server.call('GET', `/api/Complets/${id}/download`);
  expect(download.rawPayload.equals(pdf('à garder'))).toBe(true);
});

it('a revert reports a file that was deleted longer ago than the retention', async () => {
  const { id } = await createComplet(server, 'Trop tard', file('file', pdf('trop tard'), 'bail.pdf'));
  await server.call('DELETE', `/api/Complets/${id}`);
  await age(FILE_RETENTION_DAYS + 1);
  await sweep();
  const gone = { file: [{ code: 'fileGone', args: { name: 'bail.pdf' } }] };
  expect((await restore(id, true)).rows).toMatchObject([{ status: 'created', issues: gone }]);
  expect(await restore(id)).toMatchObject({ applied: true, rows: [{ status: 'created', id, issues: gone }] });
  expect((await server.call('GET', `/api/Complets/${id}/download`)).statusCode).toBe(404);
});
