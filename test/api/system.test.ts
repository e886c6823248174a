import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsFromEnvironment } from '../../server/settings';
import { requireAccess } from '../../server/http/requireAccess';
import { EXTENSIONS } from '../../src/resources/protocol/extensions';
import { firstListReadings } from '../../src/resources/protocol/firstListReading';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer } from '../support/apiServer';

const [[LIST, READING] = ['', '']] = firstListReadings(registry.schemas);

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(registry, { REQUESTS_PER_MINUTE: '100' });
});

const anonymous = (url: string, headers: Record<string, string> = {}) => server.call('GET', url, { as: null, headers });

describe('requests without a session', () => {
  it('/health reports the state of the server', async () => {
    const response = await anonymous('/health', { host: '10.0.0.7' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 'ok',
      database: 'reachable',
      version: expect.stringMatching(/^\d/),
    });
  });

  it('/environment.json describes the host with its public address', async () => {
    expect((await anonymous('/environment.json')).json()).toMatchObject({
      tenantId: 'essai',
      apiUrl: 'http://localhost:3000/api',
      identityUrl: 'http://localhost:3000/identity',
      clientId: 'socle-front',
    });
  });

  it('/environment.json reports an unknown host', async () => {
    expect((await anonymous('/environment.json', { host: 'ailleurs.example' })).json()).toMatchObject({
      tenantId: 'ERROR-ID',
      tenantName: 'ERROR-NAME',
      apiUrl: 'ERROR-URL',
    });
  });

  it('a forged X-Forwarded-Host has no effect unless a proxy is trusted', async () => {
    const response = await server.app.inject({
      url: '/environment.json',
      remoteAddress: '192.0.2.9',
      headers: { host: 'localhost:3000', 'x-forwarded-host': 'mechant.example', 'x-forwarded-proto': 'https' },
    });
    expect(response.json()).toMatchObject({ tenantId: 'essai', frontUrl: 'http://localhost:3000' });
  });

  it('/api/extensions names the extensions', async () =>
    expect((await anonymous('/api/extensions')).json()).toEqual({ extensions: EXTENSIONS }));

  it("/openapi.json and /docs are in the reader's language", async () => {
    expect((await anonymous('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Socle' } });
    expect((await anonymous('/docs')).body).toContain('Documentation de l&#39;API');
    const english = (await anonymous('/docs', { 'accept-language': 'en' })).body;
    expect(english).toContain('<html lang="en">');
    // Only French puts a space before a colon and a semicolon.
    expect(english.replaceAll(/<[^>]+>/g, '').match(/\p{L}[\s\u00a0][:;] .*/gu)).toBeNull();
    expect((await anonymous('/docs/guide?q=requiredWhen')).body).toContain('/docs/guide/adding-a-resource#');
    expect((await anonymous('/docs/guide/tutorial')).body).toContain('<h1 id=');
    expect((await anonymous('/docs/guide/inconnu')).statusCode).toBe(404);
  });

  it('the documentation only loads its own existing files', async () => {
    const { body } = await anonymous('/docs');
    const addresses = [...body.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address = '']) => address);
    expect(addresses.every((address) => address.startsWith('/'))).toBe(true);
    for (const address of addresses.filter((one) => one.includes('/assets/'))) {
      const asset = await anonymous(address);
      expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect(body).not.toMatch(/<script>|<style|onclick/);
  });

  it('the type of a problem links to its explanation', async () => {
    const { type } = (await anonymous('/api/inconnu')).json<{ type: string }>();
    expect((await anonymous(type)).body).toContain('Adresse inconnue');
    expect((await anonymous('/docs/errors/inconnue')).statusCode).toBe(404);
    expect((await anonymous('/docs/errors')).body).toContain('tooManyRequests');
  });
});

describe('behind proxies', () => {
  const CALLER = '203.0.113.7';

  /** The client address of a request through proxies, whose sender forged the start of the header. */
  async function addressBehind(TRUST_PROXY: string, remoteAddress: string, forwarded: string): Promise<string> {
    const settings = settingsFromEnvironment({ NODE_ENV: 'test', TRUST_PROXY });
    const app = Fastify({ trustProxy: settings.TRUST_PROXY });
    app.get('/', ({ ip }) => Promise.resolve(ip));
    const response = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    return response.body;
  }

  it.each([
    ['2', '10.0.0.2', `1.2.3.4, ${CALLER}, 10.0.0.1`, CALLER],
    ['loopback, 10.0.0.0/8', '10.0.0.2', `1.2.3.4, ${CALLER}, 10.0.0.1`, CALLER],
    ['loopback', '127.0.0.1', `1.2.3.4, ${CALLER}`, CALLER],
    ['loopback', '192.0.2.9', '1.2.3.4', '192.0.2.9'],
    ['none', '127.0.0.1', '1.2.3.4', '127.0.0.1'],
  ])('with %s, a request from %s that claims %s counts as %s', async (trusted, remote, forwarded, counted) =>
    expect(await addressBehind(trusted, remote, forwarded)).toBe(counted),
  );

  it.each(['true', '10.0.0.0/64', 'partout', '1.2.3.4/5/6'])('%s is refused as a setting', (TRUST_PROXY) =>
    expect(() => settingsFromEnvironment({ NODE_ENV: 'test', TRUST_PROXY })).toThrow('TRUST_PROXY'),
  );
});

describe('every response', () => {
  it.each(['/api/Complets', '/API/Complets', '/api/MyRights', '/api/inconnu', '/api/Complets/99'])(
    'of the API is private (%s)',
    async (url) => expect((await server.call('GET', url)).headers['cache-control']).toMatch(/^(private, )?no-store$/),
  );

  it.each(['/health', '/docs', '/api/inconnu', '/identity/auth'])('%s has the security headers', async (url) => {
    const { headers } = await anonymous(url);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(self|none)'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) });
  });

  it('too many requests: 429, with the time to wait', async () => {
    const calls = await Promise.all(
      Array.from({ length: 101 }, () =>
        server.app.inject({ url: '/api/extensions', remoteAddress: '192.0.2.9', headers: { host: 'localhost' } }),
      ),
    );
    const refused = calls.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a route of the API', () => {
  it('without an access rule stops the start', () => {
    const app = Fastify();
    requireAccess(app);
    expect(() => app.get('/api/oubliee', () => ({}))).toThrow('GET /api/oubliee: config.access is missing');
    expect(() => app.get('/ailleurs', () => ({}))).not.toThrow();
  });
});

const SKIN = "document.title = 'skin';";
const EARLY = "document.title = 'early';";

describe('the front end', () => {
  let front: ApiServer;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'socle-front-'));
    await mkdir(join(directory, 'assets'));
    await writeFile(
      join(directory, 'index.html'),
      '<head><script src="/skin.js"></script><title>Socle</title><link rel="modulepreload" data-issuer href="/assets/issuer.js"><link rel="modulepreload" data-application href="/assets/app-1a2b.js"><link rel="later" data-application="list" href="/assets/list-1a2b.js"></head>',
    );
    await writeFile(join(directory, 'skin.js'), SKIN);
    await writeFile(join(directory, 'early.js'), EARLY);
    await writeFile(join(directory, 'assets/app-1a2b.js'), 'plain');
    await writeFile(join(directory, 'assets/app-1a2b.js.br'), 'compressed');
    await writeFile(join(directory, 'assets/app-1a2b.js.gz'), 'gzipped');
    await writeFile(join(directory, '.secret'), 'x');
    front = await openApiServer(registry, {}, { frontEnd: directory });
  });
  afterAll(() => rm(directory, { recursive: true }));

  const browse = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    front.call('GET', url, { as: null, headers });

  // First, so that the forged address is the first one that the server sees.
  it('caches the issuer for all readers, without a forged address', async () => {
    const forged = { accept: 'text/html', host: 'localhost:3000', 'x-forwarded-proto': 'https' };
    const callers = [
      { remoteAddress: '192.0.2.9', headers: { ...forged, 'x-forwarded-host': 'mechant.example' } },
      { remoteAddress: '127.0.0.1', headers: { ...forged, 'x-forwarded-host': 'mechant.example, localhost' } },
      { remoteAddress: '127.0.0.1', headers: { accept: 'text/html', host: 'localhost:3000' } },
    ];
    for (const caller of callers) {
      const { body } = await front.app.inject({ url: '/themes', ...caller });
      expect(body).not.toContain('mechant.example');
      expect(body).toContain('"authorization_endpoint":"http://localhost:3000/identity/auth"');
    }
  });

  it('inlines the script that the page waits for, with its hash in the CSP', async () => {
    const { body, headers } = await browse('/themes');
    expect(body).toContain(`<script>${SKIN}</script>`);
    const digests = [SKIN, EARLY].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${digests.join(' ')};`);
  });

  it.each([
    ['of the application sign in', `${LIST}/details/1`, true],
    ['of those who are not signed in do not', '/presentation', false],
  ])('lets pages %s before their files are loaded', async (_, address, expected) => {
    const { body } = await browse(address);
    expect(body.includes(`</script><script>${EARLY}</script></head>`)).toBe(expected);
    // Preloaded modules would be compiled during sign-in; public pages sign in through the library.
    expect([body.includes('rel="modulepreload" data-application'), body.includes('data-issuer')]).toEqual([
      false,
      !expected,
    ]);
  });

  it.each([
    ['a list', `${LIST}?page=2`, ['app', 'list']],
    ['a record', `${LIST}/details/1`, ['app']],
    ['those who are not signed in', '/presentation', []],
  ])('preloads on the page of %s the files of its application', async (_, address, expected) => {
    const { body } = await browse(address);
    expect([...body.matchAll(/assets\/(\w+)-1a2b/g)].map(([, name]) => name)).toEqual(expected);
  });

  it.each([
    ['a list', '', READING],
    ['a list that is narrowed', '?page=2', undefined],
    ['a record', '/details/1', undefined],
  ])('embeds on the page of %s its first request', async (_, end, expected) => {
    const { body } = await browse(LIST + end);
    const [, written = ''] = /<script type="application\/json" id="environment">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(written)).toHaveProperty('sessionCall', true);
    expect((JSON.parse(written) as { readonly firstReading?: string }).firstReading).toBe(expected);
  });

  it('serves its page for every screen, with the settings of the host', async () => {
    for (const url of ['/', '/types-contrat', '/adherents/details/12?onglet=1']) {
      const { statusCode, body, headers } = await browse(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain('<title>Socle</title>');
      const [, written = ''] = /<script type="application\/json" id="environment">(.*?)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(written)).toMatchObject({
        tenantId: 'essai',
        identityUrl: 'http://localhost:3000/identity',
        identityMetadata: {
          issuer: 'http://localhost:3000/identity',
          token_endpoint: 'http://localhost:3000/identity/token',
        },
      });
    }
  });

  it('preloads the application for signed-in people, and not on public pages', async () => {
    for (const [url, isNamed] of [
      ['/adherents/details/12?onglet=1', true],
      ['/home', true],
      ['/', false],
      ['/login?x=1', false],
      ['/register', false],
    ] as const)
      expect((await browse(url)).body.includes('/assets/app-1a2b.js'), url).toBe(isNamed);
  });

  it('serves a compressed page, and 304 while it stays the same', async () => {
    const first = await browse('/themes', { accept: 'text/html', 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('"tenantId":"essai"');
    const again = await browse('/agenda', {
      accept: 'text/html',
      'accept-encoding': 'gzip, br',
      'if-none-match': String(first.headers['etag']),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('responds with an error to programs, to unknown hosts and for missing files', async () => {
    expect((await browse('/types-contrat', { accept: 'application/json' })).statusCode).toBe(404);
    for (const url of ['/api/x', '/API/x', '/identity/x', '/docs/x', '/assets/absent.js']) {
      expect((await browse(url)).statusCode, url).toBe(404);
    }
    expect((await browse('/.secret')).body).toContain('<title>');
    expect(
      (await front.call('POST', '/types-contrat', { as: null, headers: { accept: 'text/html' } })).statusCode,
    ).toBe(404);
  });

  it('serves hashed files compressed and immutable', async () => {
    const { body, headers } = await browse('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([body, headers['content-encoding'], headers['vary']]).toEqual(['compressed', 'br', 'Accept-Encoding']);
    expect(headers['cache-control']).toContain('immutable');
    expect((await browse('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate' })).body).toBe('gzipped');
    expect((await browse('/assets/app-1a2b.js', {})).body).toBe('plain');
  });

  it.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/..%5cpackage.json'])(
    'serves nothing outside its directory: %s',
    async (url) => expect((await browse(url)).body).not.toContain('"dependencies"'),
  );
});
