import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/resources/protocol/problem';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { multipartBody } from '../support/multipart';
import { openS3Server, type S3Server } from '../support/s3Server';
import { createComplet, file, pdf } from '../support/uploads';

let s3: S3Server;
let server: ApiServer;

beforeAll(async () => {
  s3 = await openS3Server();
  server = await openApiServer(registry, s3.env);
});

const download = (id: number, headers = {}) => server.call('GET', `/api/Complets/${id}/download`, { headers });

/** Uploads that wait on the local disk. */
const waiting = () =>
  readdir(join(server.settings.SOCLE_DATA, 'files', server.tenant.schema, 'arriving')).catch(() => []);

describe('files in an S3-compatible store', () => {
  it('are returned byte for byte, whole and in part, and leave nothing on this machine', async () => {
    const content = pdf(randomBytes(900_000));
    const { id, file: stored } = await createComplet(server, 'S3', file('file', content));
    expect(await s3.objects()).toContain(`${server.tenant.schema}/${stored?.id ?? ''}`);
    expect((await download(id)).rawPayload.equals(content)).toBe(true);
    const part = await download(id, { range: 'bytes=1000-1999' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${content.length}`]);
    expect(part.rawPayload.equals(content.subarray(1000, 2000))).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('are stored once for the same content', async () => {
    const before = (await s3.objects()).length;
    await createComplet(server, 'S3 une fois', file('file', pdf('même contenu')));
    await createComplet(server, 'S3 deux fois', file('file', pdf('même contenu')));
    expect(await s3.objects()).toHaveLength(before + 1);
  });

  it('that are missing: 404', async () => {
    expect(await server.tenant.files.find('0'.repeat(64))).toBeUndefined();
    expect(await server.tenant.files.find('../etc/passwd')).toBeUndefined();
  });
});

describe('an unavailable store', () => {
  afterEach(() => s3.start());

  it('causes a 503 with an explanation, and nothing of the record is stored', async () => {
    const { id } = await createComplet(server, 'S3 avant', file('file', pdf('avant')));
    await s3.stop();
    const parts = [{ name: 'nom', value: 'S3 absent' }, file('file', pdf('absent'))];
    const refused = await server.call('POST', '/api/Complets', multipartBody(parts));
    expect([refused.statusCode, refused.json<Problem>().type]).toEqual([503, '/docs/errors/filesUnavailable']);
    expect(refused.json<Problem>().detail).toMatch(/ni lus ni enregistrés/);
    expect((await server.call('GET', '/api/Complets?Search=absent')).json()).toMatchObject({ totalCount: 0 });
    expect(await waiting()).toEqual([]);
    expect((await download(id)).statusCode).toBe(503);
  });
});
