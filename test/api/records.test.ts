import { beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../../src/resources/fields/kinds';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer } from '../support/apiServer';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(registry);
});

const create = async (collection: string, payload: Record<string, unknown>) => {
  const response = await server.call('POST', `/api/${collection}`, { payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: number } & Record<string, unknown>>();
};

/** A value of each kind that JSON can carry; files need an upload. */
async function everyValue(index: 0 | 1): Promise<Record<string, unknown>> {
  const cible = await create('Cibles', { code: `C${index}${Math.random()}`.slice(0, 20), nom: 'Cible' });
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      if ('upload' in kind && kind.upload) return [];
      if (name === 'reference') return [[name, cible.id]];
      if (name === 'referenceSet') return [[name, [cible.id]]];
      return [[name, kind.samples.valid[index]]];
    }),
  );
}

describe('a record with every kind', () => {
  it('is created, read, listed, changed and deleted', async () => {
    const values = await everyValue(0);
    const created = await server.call('POST', '/api/Complets', { payload: { nom: 'Premier', ...values } });
    expect(created.statusCode, created.body).toBe(201);
    const { id } = created.json<{ id: number }>();
    expect(created.headers.location).toBe(`/api/Complets/${id}`);
    expect(created.headers.etag).toBe('"1"');
    expect(created.json()).toEqual({ id, nom: 'Premier', file: null, files: null, image: null, ...values });

    const read = await server.call('GET', `/api/Complets/${id}`);
    expect(read.json()).toEqual(created.json());
    const listed = await server.call('GET', '/api/Complets?Search=premier');
    expect(listed.json()).toEqual({ items: [created.json()], totalCount: 1 });

    const others = await everyValue(1);
    const changed = await server.call('PUT', `/api/Complets/${id}`, { payload: others });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.json()).toMatchObject({ id, nom: 'Premier', ...others });

    const deleted = await server.call('DELETE', `/api/Complets/${id}`);
    expect(deleted.statusCode).toBe(200);
    expect(deleted.json()).toEqual(changed.json());
    expect((await server.call('GET', `/api/Complets/${id}`)).statusCode).toBe(404);
  });

  it('keeps 0 and false, and empties null and empty texts', async () => {
    const { id } = await create('Complets', { nom: 'Vide', integer: 5, boolean: true, longText: 'Bonjour' });
    const changed = await server.call('PUT', `/api/Complets/${id}`, {
      payload: { integer: 0, boolean: false, longText: '' },
    });
    expect(changed.json()).toMatchObject({ nom: 'Vide', integer: 0, boolean: false, longText: null });
  });

  it('can be sent back unchanged', async () => {
    const { id } = await create('Complets', { nom: 'Aller-retour', ...(await everyValue(0)) });
    const read = await server.call('GET', `/api/Complets/${id}`);
    const back = await server.call('PUT', `/api/Complets/${id}`, { payload: read.json() });
    expect(back.statusCode, back.body).toBe(200);
    expect(back.json()).toEqual(read.json());
  });
});

describe('the response to a write', () => {
  it('names its change set, or none if nothing changed', async () => {
    const made = await server.call('POST', '/api/Cibles', { payload: { code: 'SUITE', nom: 'Suite' } });
    const { id } = made.json<{ id: number }>();
    const put = (nom: string) => server.call('PUT', `/api/Cibles/${id}`, { payload: { nom } });
    const [changed, unchanged] = [await put('Autre'), await put('Autre')];
    const deleted = await server.call('DELETE', `/api/Cibles/${id}`);
    const sets = [made, changed, deleted].map(({ headers }) => Number(headers['change-set']));
    const [first = 0] = sets;
    expect(sets).toEqual([first, first + 1, first + 2]);
    expect(first).toBeGreaterThan(0);
    expect(unchanged.headers).not.toHaveProperty('change-set');
    const rows = await server.call('GET', `/api/changeSets/${sets[1]}/rows?PageNumber=1&PageSize=5`);
    expect(rows.json()).toMatchObject({ items: [{ id, action: 'update', after: { nom: 'Autre' } }] });
  });
});

describe('forty concurrent writers of one record', () => {
  it('each get their own values and version, not those of a later write', async () => {
    const { id } = await create('Cibles', { code: 'FOULE', nom: 'Personne' });
    const names = Array.from({ length: 40 }, (_, writer) => `Écrivain ${writer}`);
    const write = (nom: string) => server.call('PUT', `/api/Cibles/${id}`, { payload: { nom } });
    const answers = await Promise.all(names.map(write));
    expect(answers.map((answer) => answer.json<{ nom: string }>().nom)).toEqual(names);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(names.length);
  });
});

describe('addresses', () => {
  it('ignore case and trailing slashes, as do parameters', async () => {
    await create('Complets', { nom: 'Casse' });
    const response = await server.call('GET', '/API/complets/?pagenumber=1&PAGESIZE=1&search=CASSE');
    expect(response.json<{ totalCount: number }>().totalCount).toBe(1);
  });

  it('a nested collection contains exactly the records below its parents', async () => {
    const one = await create('Complets', { nom: 'Parent 1' });
    const two = await create('Complets', { nom: 'Parent 2' });
    const note = await create(`Complets/${one.id}/notes`, { titre: 'Note' });
    const created = await server.call('POST', `/api/complets/${one.id}/Notes/${note.id}/LIGNES`, {
      payload: { texte: 'a' },
    });
    expect(created.headers.location).toBe(
      `/api/Complets/${one.id}/notes/${note.id}/lignes/${created.json<{ id: number }>().id}`,
    );
    expect((await server.call('GET', `/api/Complets/${one.id}/notes`)).json()).toEqual({
      items: [note],
      totalCount: 1,
    });
    expect((await server.call('GET', `/api/Complets/${two.id}/notes`)).json()).toEqual({ items: [], totalCount: 0 });
    for (const address of [
      `Complets/${two.id}/notes/${note.id}`,
      `Complets/${two.id}/notes/${note.id}/lignes`,
      'Complets/999999/notes',
      'Complets/abc/notes',
    ]) {
      expect((await server.call('GET', `/api/${address}`)).statusCode, address).toBe(404);
    }
  });
});

describe('lists', () => {
  it('an array list returns an array, and a page if requested', async () => {
    await create('Cibles', { code: 'A-1', nom: 'Tableau' });
    const array = (await server.call('GET', '/api/Cibles?Search=tableau')).json<unknown[]>();
    expect(array).toHaveLength(1);
    const page = (await server.call('GET', '/api/Cibles?Search=tableau&PageNumber=1&PageSize=10')).json();
    expect(page).toEqual({ items: array, totalCount: 1 });
  });

  it('fields of a revealing parameter are left out of lists without it, and always part of a single record', async () => {
    const { id } = await create('Cibles', { code: 'R-1', nom: 'Secret', note: 'cachée', actif: false });
    const list = async (query: string) =>
      (await server.call('GET', `/api/Cibles?Search=secret${query}`)).json<object[]>();
    expect((await list(''))[0]).not.toHaveProperty('note');
    expect((await list('&IncludeNote=true'))[0]).toHaveProperty('note', 'cachée');
    expect(await list('&ActifOnly=true')).toEqual([]);
    expect((await server.call('GET', `/api/Cibles/${id}`)).json()).toHaveProperty('note', 'cachée');
  });

  it('returns exactly the requested ids, in their order', async () => {
    const a = await create('Complets', { nom: 'Ids A' });
    const b = await create('Complets', { nom: 'Ids B' });
    const response = await server.call('GET', `/api/Complets?ids=${b.id},999999,${a.id},${b.id}`);
    expect(response.json<{ id: number }[]>().map(({ id }) => id)).toEqual([b.id, a.id]);
  });

  it('filters by a condition and sorts by any sortable field, ignoring case', async () => {
    for (const [nom, integer] of [
      ['Filtre 1', 3],
      ['Filtre 2', 7],
      ['Filtre 3', 9],
    ] as const)
      await create('Complets', { nom, integer });
    const filter = {
      all: [
        { field: 'nom', operator: 'startsWith', value: 'filtre' },
        { field: 'integer', operator: 'greaterThan', value: '3' },
      ],
    };
    const query = new URLSearchParams({
      Filter: JSON.stringify(filter),
      OrderBy: 'INTEGER',
      OrderByDescending: 'true',
    });
    const response = await server.call('GET', `/api/Complets?${query.toString()}`);
    expect(response.json<{ items: { nom: string }[] }>().items.map(({ nom }) => nom)).toEqual(['Filtre 3', 'Filtre 2']);
  });

  it('a lookup returns a value or the record', async () => {
    const cible = await create('Cibles', { code: 'L-1', nom: 'Trouvée « ici »' });
    expect((await server.call('GET', '/api/Cibles/code/L-1')).json()).toBe('Trouvée « ici »');
    expect((await server.call('GET', '/api/Cibles/Fiche/L-1')).json()).toEqual(cible);
    expect((await server.call('GET', '/api/Cibles/Code/absent')).statusCode).toBe(404);
  });
});

describe('versions', () => {
  it('a write with another expected version is refused, and changes nothing', async () => {
    const { id } = await create('Complets', { nom: 'Version' });
    const put = (etag: string) =>
      server.call('PUT', `/api/Complets/${id}`, { payload: { integer: 1 }, headers: { 'if-match': etag } });
    expect((await put('"1"')).headers.etag).toBe('"2"');
    expect((await put('"1"')).statusCode).toBe(412);
    expect((await put('W/"2"')).statusCode).toBe(412);
    expect((await put('*')).statusCode).toBe(200);
    const stale = await server.call('DELETE', `/api/Complets/${id}`, { headers: { 'if-match': '"1"' } });
    expect(stale.statusCode).toBe(412);
    expect((await server.call('GET', `/api/Complets/${id}`)).statusCode).toBe(200);
  });

  it('a client with the current version gets 304', async () => {
    const { id } = await create('Complets', { nom: 'En mémoire' });
    const response = await server.call('GET', `/api/Complets/${id}`, { headers: { 'if-none-match': '"1"' } });
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });
});
