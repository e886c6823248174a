import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFileStores } from '../../server/files/openFileStores';
import type { Problem } from '../../src/resources/protocol/problem';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { multipartBody, type Part } from '../support/multipart';
import { createComplet, file, pdf, type Complet } from '../support/uploads';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(registry, { MAX_FILE_BYTES: '200000', MAX_UPLOAD_BYTES: '400000' });
});

const post = (parts: readonly Part[]) => server.call('POST', '/api/Complets', multipartBody(parts));
const put = (id: number, parts: readonly Part[]) => server.call('PUT', `/api/Complets/${id}`, multipartBody(parts));
const created = (nom: string, ...parts: readonly Part[]) => createComplet(server, nom, ...parts);

async function onDisk(): Promise<readonly string[]> {
  const directory = join(server.settings.SOCLE_DATA, 'files', server.tenant.schema);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

it('two organisations do not share files', async () => {
  const storeOf = await openFileStores(server.tenant.database, server.settings);
  const { schema } = server.tenant;
  const staged = await storeOf(schema).stage(Readable.from([pdf(randomBytes(10))]));
  await staged.keep();
  expect(await storeOf(schema).find(staged.id)).toBeDefined();
  expect(await storeOf(`${schema}_other`).find(staged.id)).toBeUndefined();
});

describe('uploads', () => {
  it('are returned byte for byte, under their own name', async () => {
    const content = pdf(randomBytes(150_000));
    const { id, file: stored } = await created('Octets', file('file', content, 'Été « n°1 » (signé).pdf'));
    expect(stored).toMatchObject({ name: 'Été « n°1 » (signé).pdf', type: 'application/pdf', size: content.length });
    const download = await server.call('GET', `/api/Complets/${id}/download`);
    expect(download.rawPayload.equals(content)).toBe(true);
    expect(download.headers['content-length']).toBe(String(content.length));
    expect(download.headers['content-disposition']).toContain("filename*=UTF-8''%C3%89t%C3%A9%20");
  });

  it('carry every other field as text', async () => {
    const record = await created(
      'Texte',
      { name: 'boolean', value: 'true' },
      { name: 'integer', value: '7' },
      { name: 'enumerationSet', value: 'LU' },
      { name: 'enumerationSet', value: 'ME' },
      { name: 'embeddedList', value: '[{"theme":"Sommeil","participants":3}]' },
      { name: 'longText', value: '' },
    );
    expect(record).toMatchObject({
      boolean: true,
      integer: 7,
      enumerationSet: ['LU', 'ME'],
      embeddedList: [{ theme: 'Sommeil', participants: 3 }],
      longText: null,
    });
  });

  it('the same content is stored once', async () => {
    const before = (await onDisk()).length;
    await created('Une fois', file('file', pdf('même contenu')));
    await created('Deux fois', file('file', pdf('même contenu')));
    expect((await onDisk()).length).toBe(before + 1);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['/absolu.pdf', 'absolu.pdf'],
    ['..', 'fichier'],
    ['con\u0001trat.pdf', 'con_trat.pdf'],
    ['a'.repeat(300) + '.pdf', `${'a'.repeat(196)}.pdf`],
  ])('the name %s becomes %s', async (given, kept) => {
    const { file: stored } = await created(`Nom ${Math.random()}`, file('file', pdf('x'), given));
    expect(stored?.name).toBe(kept);
    expect((await onDisk()).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
  });

  it('a file of a type that the field refuses: 400 at the field, and nothing is stored', async () => {
    const before = await onDisk();
    const response = await post([
      { name: 'nom', value: 'Type' },
      file('file', 'MZ', 'virus.exe', 'application/x-msdownload'),
    ]);
    expect(response.statusCode).toBe(400);
    expect(response.json<Problem>().errors).toHaveProperty('file');
    expect(await onDisk()).toEqual(before);
  });

  it('a refused record stores no file', async () => {
    const before = await onDisk();
    expect((await post([{ name: 'integer', value: 'douze' }, file('file', pdf('refusé'))])).statusCode).toBe(400);
    expect(await onDisk()).toEqual(before);
  });

  it('a file in another kind of field, or in an undeclared one: 400 at the field', async () => {
    for (const name of ['nom', 'inconnu']) {
      const response = await post([{ name: 'nom', value: 'Ailleurs' }, file(name, pdf('x'))]);
      expect(response.statusCode, response.body).toBe(400);
      expect(response.json<Problem>().errors).toHaveProperty(name);
    }
  });

  it('a file or form above the limit: 413, and nothing is stored', async () => {
    const before = await onDisk();
    const large = await post([{ name: 'nom', value: 'Gros' }, file('file', randomBytes(200_001))]);
    expect([large.statusCode, large.json<Problem>().type]).toEqual([413, '/docs/errors/tooLarge']);
    const many = Array.from({ length: 3 }, () => file('files', pdf(randomBytes(150_000))));
    expect((await post([{ name: 'nom', value: 'Trop' }, ...many])).statusCode).toBe(413);
    expect(await onDisk()).toEqual(before);
  });
});

describe('checks of an incoming file', () => {
  const errorsOf = async (...parts: readonly Part[]) => {
    const before = await onDisk();
    const response = await post([{ name: 'nom', value: 'Vérifié' }, ...parts]);
    expect(response.statusCode, response.body).toBe(400);
    expect(await onDisk()).toEqual(before);
    return response.json<Problem>().errors;
  };

  it('it is not empty', async () => {
    expect(await errorsOf(file('file', ''))).toEqual({ file: ['Le fichier est vide (0 octet).'] });
  });

  it('its content matches its type', async () => {
    const page = '<!doctype html><script>alert(1)</script>';
    const words = 'Le contenu de «\u00a0contrat.pdf\u00a0» n’est pas celui d’un fichier PDF.';
    expect(await errorsOf(file('file', page))).toEqual({ file: [words] });
    expect(await errorsOf(file('file', page, 'contrat.pdf', 'text/html'))).toEqual({ file: [words] });
    expect(await errorsOf(file('image', pdf('x'), 'photo.png', 'image/png'))).toHaveProperty('image');
  });

  it('a required file is present', async () => {
    const errors = await errorsOf(file('file', pdf('un')), file('file', pdf('deux')));
    expect(errors).toEqual({ file: ['Un seul fichier est attendu ici.'] });
  });

  it('its bytes stay: twenty random megabytes are returned unchanged', async () => {
    const large = await openApiServer(registry);
    const content = randomBytes(20 * 1024 * 1024);
    const { id, files } = await createComplet(
      large,
      'Vingt mégaoctets',
      file('files', content, 'hasard.bin', 'application/octet-stream'),
    );
    const download = await large.call('GET', `/api/Complets/${id}/download/${files?.[0]?.id ?? ''}`);
    expect(download.rawPayload.equals(content)).toBe(true);
  });
});

describe('the effect of a PUT on files', () => {
  it('keeps the stored file if none is sent, in a form and in JSON', async () => {
    const { id, file: stored } = await created('Gardé', file('file', pdf('gardé')));
    expect((await put(id, [{ name: 'integer', value: '1' }])).json()).toMatchObject({ integer: 1, file: stored });
    const json = await server.call('PUT', `/api/Complets/${id}`, { payload: { integer: 2 } });
    expect(json.json()).toMatchObject({ integer: 2, file: stored });
  });

  it('replaces a single file, and empties the field on request', async () => {
    const { id } = await created('Remplacé', file('file', pdf('avant'), 'avant.pdf'));
    expect((await put(id, [file('file', pdf('après'), 'après.pdf')])).json()).toMatchObject({
      file: { name: 'après.pdf' },
    });
    expect((await put(id, [{ name: 'file', value: '' }])).json()).toMatchObject({ file: null });
  });

  it('adds to several files, and keeps exactly the named ones', async () => {
    const { id, files } = await created('Plusieurs', file('files', pdf('un'), 'un.pdf'));
    const [first] = files ?? [];
    const more = (await put(id, [file('files', pdf('deux'), 'deux.pdf')])).json<Complet>();
    expect(more.files?.map(({ name }) => name)).toEqual(['un.pdf', 'deux.pdf']);
    const kept = { name: 'files', value: more.files?.[1]?.id ?? '' };
    expect((await put(id, [kept])).json<Complet>().files?.map(({ name }) => name)).toEqual(['deux.pdf']);
    const back = await server.call('PUT', `/api/Complets/${id}`, { payload: { files: [first] } });
    expect(back.statusCode).toBe(400);
  });

  it("never gives a record another record's file, even if its id is known", async () => {
    const { file: secret } = await created('Secret', file('file', pdf('confidentiel')));
    const stolen = await server.call('POST', '/api/Complets', { payload: { nom: 'Voleur', file: secret } });
    expect(stolen.statusCode).toBe(400);
    expect(stolen.json<Problem>().errors).toHaveProperty('file');
  });
});

describe('downloads', () => {
  it('serve HTML as a sandboxed attachment, never as a page', async () => {
    const page = file('files', '<script>alert(1)</script>', 'page.html', 'text/html');
    const { id, files } = await created('Page', page);
    const { headers } = await server.call('GET', `/api/Complets/${id}/download/${files?.[0]?.id ?? ''}`);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="page.html"/);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('serve a requested range, unless the file has been replaced', async () => {
    const content = pdf(randomBytes(5_000));
    const { id, file: stored } = await created('En partie', file('file', content));
    const read = (headers: Record<string, string>) =>
      server.call('GET', `/api/Complets/${id}/download`, { headers: { range: 'bytes=100-199', ...headers } });
    const part = await read({ 'if-range': `"${stored?.id ?? ''}"` });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${content.length}`]);
    expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true);
    const whole = await read({ 'if-range': '"une autre version"' });
    expect([whole.statusCode, whole.rawPayload.equals(content)]).toEqual([200, true]);
  });

  it('of missing files are 404', async () => {
    const { id } = await created('Sans fichier');
    const { file: other } = await created('Avec', file('file', pdf('autre')));
    for (const rest of ['download', `download/${other?.id ?? ''}`, 'download/..%2f..%2fetc%2fpasswd', 'download/abc']) {
      expect((await server.call('GET', `/api/Complets/${id}/${rest}`)).statusCode, rest).toBe(404);
    }
    expect((await server.call('GET', '/api/Cibles/1/download')).statusCode).toBe(404);
  });

  it('need the right to read', async () => {
    const { id } = await created('Gardée', file('file', pdf('x')));
    const url = `/api/Complets/${id}/download`;
    expect((await server.call('GET', url, { as: null })).statusCode).toBe(401);
    expect((await server.call('GET', url, { as: await server.tokenFor(['CIBLES:read']) })).statusCode).toBe(403);
  });
});
