import { beforeAll, describe, expect, it } from 'vitest';
import { PROBLEM_TYPE, type Problem } from '../../src/resources/protocol/problem';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer, type Call } from '../support/apiServer';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(registry);
});

type Method = Parameters<ApiServer['call']>[0];

/** Expects a refusal, and checks the common parts of its problem document. */
async function refused(status: number, method: Method, url: string, call?: Call): Promise<Problem> {
  const response = await server.call(method, url, call);
  expect(response.statusCode, `${method} ${url.slice(0, 100)}: ${response.body.slice(0, 300)}`).toBe(status);
  expect(response.headers['content-type']).toContain(PROBLEM_TYPE);
  expect(response.body).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  const document = response.json<Problem>();
  expect(document).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  return document;
}

const raw = (payload: string, type = 'application/json'): Call => ({ payload, headers: { 'content-type': type } });

const create = async (collection: string, payload: Record<string, unknown>): Promise<{ id: number }> =>
  (await server.call('POST', `/api/${collection}`, { payload })).json();

const count = async () =>
  (await server.call('GET', '/api/Complets?PageSize=1')).json<{ totalCount: number }>().totalCount;

describe('bodies', () => {
  it.each([
    ['malformed JSON', '{"nom":', 'malformedJson'],
    ['a forbidden key', '{"__proto__":{"admin":true},"nom":"x"}', 'malformedJson'],
    ['a constructor key', '{"constructor":{"prototype":{"a":1}},"nom":"x"}', 'malformedJson'],
    ['no body', '', 'bodyExpected'],
    ['an array', '[]', 'bodyNotObject'],
    ['a text', '"nom"', 'bodyNotObject'],
    ['null', 'null', 'bodyNotObject'],
    ['NUL in a text', '{"nom":"a\\u0000b"}', 'malformedText'],
    ['half a character', '{"nom":"\\ud800"}', 'malformedText'],
    ['NUL in a name', '{"a\\u0000":1}', 'malformedText'],
  ])('%s: 400, and nothing is stored', async (_what, payload, code) => {
    const before = await count();
    expect((await refused(400, 'POST', '/api/Complets', raw(payload))).type).toBe(`/docs/errors/${code}`);
    expect(await count()).toBe(before);
  });

  it('wrong types: 400 with a message at each field, in French', async () => {
    const { errors } = await refused(400, 'POST', '/api/Complets', {
      payload: { nom: 12, integer: 'douze', boolean: 'peut-être' },
    });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['boolean', 'integer', 'nom']);
    for (const messages of Object.values(errors ?? {})) expect(messages[0]).not.toContain('validation.');
  });

  it('a missing required field: 400 at this field', async () =>
    expect((await refused(400, 'POST', '/api/Complets', { payload: {} })).errors).toHaveProperty('nom'));

  it('an inner field of an embedded object: its path', async () => {
    const payload = { nom: 'Dedans', embeddedList: [{ theme: 'a' }, { theme: '' }] };
    expect((await refused(400, 'POST', '/api/Complets', { payload })).errors).toHaveProperty(['embeddedList.1.theme']);
  });

  it('an unknown field: 400 with the nearest name', async () =>
    expect(
      (await refused(400, 'POST', '/api/Complets', { payload: { nom: 'x', integr: 1 } })).errors?.['integr']?.[0],
    ).toContain('integer'));

  it('deep nesting: 400', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const name of ['profond', 'embedded', 'id']) {
      const { type } = await refused(400, 'POST', '/api/Complets', raw(`{"nom":"x","${name}":${deep}}`));
      expect(type).toContain('tooDeep');
    }
  });

  it('a wrong content type: 415', async () => {
    await refused(415, 'POST', '/api/Complets', raw('<nom/>', 'application/xml'));
    await refused(415, 'POST', '/api/Complets', raw('nom=x', 'application/x-www-form-urlencoded'));
    await refused(415, 'POST', '/api/Complets', raw('nom', 'text/plain'));
    await refused(415, 'POST', '/api/Cibles', raw('--x--', 'multipart/form-data; boundary=x'));
  });

  it('a form that ends early or has no boundary: 400', async () => {
    await refused(
      400,
      'POST',
      '/api/Complets',
      raw('--x\r\ncontent-disposition: form-data; name="nom"\r\n\r\nabc', 'multipart/form-data; boundary=x'),
    );
    await refused(400, 'POST', '/api/Complets', raw('abc', 'multipart/form-data'));
  });

  it('a body above the limit: 413 with the limit', async () => {
    const payload = { nom: 'x', longText: 'a'.repeat(server.settings.MAX_BODY_BYTES) };
    expect((await refused(413, 'POST', '/api/Complets', { payload })).detail).toMatch(/1\sMo/);
  });
});

describe('addresses', () => {
  it.each(['999999999', 'abc', '0', '-1', '1.5', '99999999999999999999', "1' or '1'='1", '%00', '1%00'])(
    'an unknown or malformed id (%s): 404 or 400, whatever the method',
    async (id) => {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const status = id.includes('%00') ? 400 : 404;
        await refused(
          status,
          method,
          `/api/Complets/${encodeURI(id).replace('%25', '%')}`,
          method === 'PUT' ? { payload: {} } : {},
        );
      }
    },
  );

  it('a badly encoded address: 400', async () => {
    await refused(400, 'GET', '/api/%E0%A4%A');
    await refused(400, 'GET', '/api/Cibles/Code/%');
  });

  it('an unknown path: 404', async () => {
    for (const path of ['/api', '/api/Inconnus', '/api/Complets/1/inconnu', '/inconnu'])
      await refused(404, 'GET', path);
  });

  it('a long path: a refusal', async () => {
    await refused(404, 'GET', `/api/${'a/'.repeat(3000)}`);
    const response = await server.call('GET', `/api/Cibles/Code/${'a'.repeat(5000)}`);
    expect([404, 414]).toContain(response.statusCode);
  });

  it('a wrong method: 405 with Allow', async () => {
    const response = await server.call('PATCH', '/api/complets/');
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect((await server.call('DELETE', '/api/Fixes')).headers.allow).toBe('GET, HEAD');
    await refused(405, 'POST', '/api/Complets/1', { payload: {} });
    await refused(405, 'DELETE', '/health');
  });

  it('an unknown host: 404', async () => {
    await refused(404, 'GET', '/api/Complets', { headers: { host: 'ailleurs.example' } });
  });
});

describe('query parameters', () => {
  it.each([
    ['PageNumber', '0'],
    ['PageNumber', '-1'],
    ['PageNumber', 'abc'],
    ['PageNumber', '1.5'],
    ['PageNumber', '1e3'],
    ['PageNumber', '99999999999999999999'],
    ['PageSize', '0'],
    ['PageSize', '501'],
    ['PageSize', '100000'],
    ['OrderBy', 'couleur'],
    ['OrderBy', 'file'],
    ['OrderBy', 'nom; drop table'],
    ['OrderByDescending', 'peut-être'],
    ['Search', 'a'.repeat(201)],
    ['ids', '1,abc'],
    ['ids', Array.from({ length: 201 }, (_, index) => index + 1).join(',')],
    ['Filter', 'nom=1'],
    ['Filter', '"nom"'],
    ['Filter', '{"field":"nim","operator":"equals","value":"a"}'],
    ['Filter', '{"field":"nom","operator":"lessThan","value":"a"}'],
    ['Filter', '{"field":"nom","operator":"explode","value":"a"}'],
    ['Filter', '{"field":"integer","operator":"equals","value":"douze"}'],
    ['Filter', '{"field":"integer","operator":"between","value":[1]}'],
    ['Filter', '{"field":"__proto__","operator":"equals","value":"a"}'],
    ['Filter', `${'{"all":['.repeat(900)}${']}'.repeat(900)}`],
    ['Filter', '[['.repeat(3000)],
    ['Search', '\0'],
    ['Inconnu', '1'],
  ])('%s=%s: 400 at this parameter', async (name, value) => {
    const document = await refused(400, 'GET', `/api/Complets?${new URLSearchParams({ [name]: value }).toString()}`);
    if (value !== '\0') expect(document.errors?.[name]?.[0]).not.toContain('problems.');
  });

  it('an unknown parameter: 400 with the nearest name', async () =>
    expect((await refused(400, 'GET', '/api/Complets?PageNumer=1')).errors?.['PageNumer']?.[0]).toContain(
      'PageNumber',
    ));

  it('a repeated parameter: 400', async () => {
    await refused(400, 'GET', '/api/Complets?PageNumber=1&PageNumber=2');
    await refused(400, 'GET', '/api/Complets?PageNumber=1&pagenumber=2');
  });

  it('several errors at once', async () => {
    const { errors } = await refused(400, 'GET', '/api/Complets?PageNumber=0&PageSize=0');
    expect(Object.keys(errors ?? {})).toEqual(['PageNumber', 'PageSize']);
  });

  it('a page far beyond the end is empty, with the right total', async () => {
    await create('Complets', { nom: 'Compté' });
    const page = (await server.call('GET', '/api/Complets?PageNumber=1000000&PageSize=500')).json();
    expect(page).toEqual({ items: [], totalCount: await count() });
  });

  it.each(['%_\'"\\<script>', '%', '_', '\\', "'; drop table complets; --", '🙂', 'é', '   ', '"', '.*'])(
    'a search for %s finds records that contain it',
    async (words) => {
      const nom = `Avec ${words} dedans ${Math.random()}`;
      const { id } = await create('Complets', { nom });
      const response = await server.call(
        'GET',
        `/api/Complets?PageSize=500&${new URLSearchParams({ Search: words }).toString()}`,
      );
      expect(response.statusCode, response.body).toBe(200);
      expect(response.json<{ items: { id: number }[] }>().items.map((item) => item.id)).toContain(id);
    },
  );

  it('a search finds only records that contain the text', async () => {
    const response = await server.call('GET', `/api/Complets?${new URLSearchParams({ Search: '%_%_%' }).toString()}`);
    expect(response.json()).toEqual({ items: [], totalCount: 0 });
  });
});

describe('conflicts', () => {
  it('a duplicate: 409 at the field, and nothing is stored', async () => {
    await create('Complets', { nom: 'Double' });
    const before = await count();
    expect((await refused(409, 'POST', '/api/Complets', { payload: { nom: 'Double' } })).errors).toHaveProperty('nom');
    expect(await count()).toBe(before);
  });

  it('the same value below another parent is no duplicate', async () => {
    const [a, b] = [await create('Complets', { nom: 'Père A' }), await create('Complets', { nom: 'Père B' })];
    const titre = { titre: 'Unique' };
    expect((await server.call('POST', `/api/Complets/${a.id}/notes`, { payload: titre })).statusCode).toBe(201);
    expect((await server.call('POST', `/api/Complets/${b.id}/notes`, { payload: titre })).statusCode).toBe(201);
    await refused(409, 'POST', `/api/Complets/${a.id}/notes`, { payload: titre });
  });

  it('deletion of a referenced record: 409 with the referring records, and it stays', async () => {
    const cible = await create('Cibles', { code: 'REF', nom: 'Visée' });
    await create('Complets', { nom: 'Référent', reference: cible.id });
    const document = await refused(409, 'DELETE', `/api/Cibles/${cible.id}`);
    expect(document.errors?.['']?.[0]).toContain('Fiches complètes\u00a0: 1');
    expect((await server.call('GET', `/api/Cibles/${cible.id}`)).statusCode).toBe(200);
  });

  it('a dangling reference: 400 at the field', async () =>
    expect(
      (await refused(400, 'POST', '/api/Complets', { payload: { nom: 'Vers rien', reference: 987654 } })).errors,
    ).toHaveProperty('reference'));

  it('a record below itself: 409', async () => {
    const { id } = await create('Cibles', { code: 'BOUCLE', nom: 'Boucle' });
    await refused(409, 'PUT', `/api/Cibles/${id}`, { payload: { parentId: id } });
  });

  it('a stale version: 412', async () => {
    const { id } = await create('Complets', { nom: 'Ancienne' });
    await refused(412, 'PUT', `/api/Complets/${id}`, { payload: { integer: 1 }, headers: { 'if-match': '"7"' } });
    await refused(412, 'PUT', `/api/Complets/${id}`, { payload: { integer: 1 }, headers: { 'if-match': 'n’importe' } });
  });
});

describe('access', () => {
  it('a missing or malformed token: 401', async () => {
    expect((await refused(401, 'GET', '/api/Complets', { as: null })).title).toBe('Connexion requise');
    await refused(401, 'GET', '/api/Complets', { as: 'abc' });
    await refused(401, 'POST', '/api/Complets', { as: null, payload: { nom: 'Intrus' } });
  });

  it('each operation needs its own right, or admin', async () => {
    const { id } = await create('Complets', { nom: 'Gardée' });
    const calls = {
      read: () => ['GET', `/api/Complets/${id}`, {}] as const,
      create: () => ['POST', '/api/Complets', { payload: { nom: `Droit ${Math.random()}` } }] as const,
      update: () => ['PUT', `/api/Complets/${id}`, { payload: { integer: 3 } }] as const,
    };
    const levels: Readonly<Record<string, string>> = { read: 'lecture', create: 'création', update: 'modification' };
    for (const [flag, call] of Object.entries(calls)) {
      const [method, url, options] = call();
      const others = Object.keys(calls).filter((other) => other !== flag);
      const without = await server.tokenFor(others.map((other) => `COMPLETS:${other}`));
      const { detail } = await refused(403, method, url, { ...options, as: without });
      expect(detail).toContain(`Fiches complètes\u00a0: ${levels[flag]}`);
      const withIt = await server.tokenFor([`COMPLETS:${flag}`]);
      expect((await server.call(method, url, { ...options, as: withIt })).statusCode).toBeLessThan(300);
    }
    await refused(403, 'DELETE', `/api/Complets/${id}`, {
      as: await server.tokenFor(['COMPLETS:update', 'COMPLETS:create']),
    });
  });

  it('a list that pickers read needs only a session; writing it needs the right', async () => {
    const nobody = await server.tokenFor([]);
    expect((await server.call('GET', '/api/Cibles', { as: nobody })).statusCode).toBe(200);
    await refused(403, 'POST', '/api/Cibles', { as: nobody, payload: { code: 'X', nom: 'X' } });
    await refused(403, 'GET', '/api/Fixes', { as: nobody });
  });
});

describe('languages', () => {
  it.each([
    ['fr', 'Adresse inconnue'],
    ['en-GB,en;q=0.9', 'Unknown address'],
    ['de', 'Unbekannte Adresse'],
    ['pt-PT', 'Endereço desconhecido'],
    ['ja', 'Adresse inconnue'],
  ])('%s: %s', async (language, title) =>
    expect((await refused(404, 'GET', '/api/Rien', { headers: { 'accept-language': language } })).title).toBe(title),
  );
});
