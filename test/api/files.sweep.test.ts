import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { quoted } from '../../server/database/sql';
import { sweepFiles } from '../../server/files/sweep';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { multipartBody } from '../support/multipart';
import { openS3Server } from '../support/s3Server';
import { createComplet, file, pdf } from '../support/uploads';
import { HOUR } from '../../src/resources/common/durations';

const FILE_RETENTION_DAYS = 365;

/** Two hours from now, files stored now are old enough for the sweep. */
const later = () => new Date(Date.now() + 2 * HOUR);

describe.each([
  ['on disk', async () => ({})],
  ['in an S3-compatible store', async () => (await openS3Server()).env],
])('the sweep of files %s', (where, environment) => {
  let server: ApiServer;

  beforeAll(async () => {
    server = await openApiServer(registry, await environment());
  });

  const sweep = (now = later()) => sweepFiles(server.tenant, { FILE_RETENTION_DAYS }, now);
  const isKept = async (id = '') => (await server.tenant.files.find(id)) !== undefined;

  /** Moves all change sets this number of days into the past (below 0: into the future). */
  async function age(days: number): Promise<void> {
    const table = quoted(server.tenant.schema, 'change_set');
    await server.tenant.database.pool.query(`update ${table} set at = now() - make_interval(days => $1)`, [days]);
  }

  async function keep(text: string): Promise<string> {
    const staged = await server.tenant.files.stage(Readable.from([pdf(text)]));
    await staged.keep();
    return staged.id;
  }

  it('keeps the files of records and recent changes, and removes the rest', async () => {
    await age(1);
    const replaced = await createComplet(server, `Remplacé ${where}`, file('file', pdf('ancien')));
    const put = multipartBody([file('file', pdf('nouveau'))]);
    const after = (await server.call('PUT', `/api/Complets/${replaced.id}`, put)).json<typeof replaced>();
    const deleted = await createComplet(server, `Supprimé ${where}`, file('files', pdf('supprimé')));
    await server.call('DELETE', `/api/Complets/${deleted.id}`);
    const lost = await keep('sans fiche');

    expect(await sweep()).toBe(1);
    expect(await isKept(lost)).toBe(false);
    for (const id of [replaced.file?.id, after.file?.id, deleted.files?.[0]?.id]) expect(await isKept(id)).toBe(true);

    await age(FILE_RETENTION_DAYS + 1);
    expect(await sweep()).toBe(2);
    expect(await isKept(after.file?.id)).toBe(true);
    for (const id of [replaced.file?.id, deleted.files?.[0]?.id]) expect(await isKept(id)).toBe(false);
    const download = await server.call('GET', `/api/Complets/${replaced.id}/download`);
    expect(download.rawPayload.equals(pdf('nouveau'))).toBe(true);
  });

  it('never removes a file stored within the last hour, even repeatedly', async () => {
    const id = await keep('en chemin');
    expect(await sweep(new Date())).toBe(0);
    // Marked for removal, and stored again before the removal.
    const decided = new Date();
    await keep('en chemin');
    expect(await server.tenant.files.removeKeptBefore(id, new Date(decided.getTime() - HOUR))).toBe(false);
    expect(await isKept(id)).toBe(true);
  });

  it('leaves files alone that are older than the database, because another database may name them', async () => {
    const id = await keep('d’une autre base');
    await age(-3);
    expect(await sweep()).toBe(0);
    expect(await isKept(id)).toBe(true);
  });

  it('removes the remains of an aborted upload after a day', async () => {
    const arriving = join(server.settings.SOCLE_DATA, 'files', server.tenant.schema, 'arriving');
    const waiting = await server.tenant.files.stage(Readable.from([pdf('attend')]));
    const path = join(arriving, 'coupé');
    await writeFile(path, 'coupé');
    const now = new Date();
    await utimes(path, now, new Date(now.getTime() - 25 * HOUR));
    await sweep(now);
    await expect(writeFile(path, '', { flag: 'wx' })).resolves.toBeUndefined();
    await waiting.keep();
    expect(await isKept(waiting.id)).toBe(true);
  });
});
