import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredFile } from '../../src/resources/fields/shared/stored';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openAddressedServer, type AddressedServer } from '../support/addressedServer';
import { multipartBody } from '../support/multipart';

let server: AddressedServer;

beforeAll(async () => {
  server = await openAddressedServer();
});

describe('values in the query string', () => {
  it('create and change a record without a body', async () => {
    const [circle, gensId] = [await server.circle('Requête'), await server.person('Alix')];
    const created = await server.call('POST', `/api/Cercles/${circle}/visites?GensId=${gensId}&jour=2026-03-01`);
    expect(created.statusCode, created.body).toBe(201);
    const visit = created.json<AnyRecord>();
    expect(visit).toMatchObject({ gensId, jour: '2026-03-01', urgente: false, cercleId: circle });
    const changed = await server.call('PUT', `/api/Cercles/${circle}/visites/${visit.id}?jour=2026-04-01&urgente=true`);
    expect(changed.json()).toEqual({ ...visit, jour: '2026-04-01', urgente: true });
  });

  it('are validated like a body, and only those of the operation are accepted', async () => {
    const [circle, gensId] = [await server.circle('Refus'), await server.person('Bo')];
    const missing = await server.call('POST', `/api/Cercles/${circle}/visites?gensId=${gensId}`);
    expect([missing.statusCode, missing.json<{ errors: object }>().errors]).toMatchObject([
      400,
      { jour: [expect.any(String)] },
    ]);
    const { id } = await server.create(`Cercles/${circle}/visites?gensId=${gensId}&jour=2026-03-01`, {});
    // The person is set at creation and cannot be changed.
    expect(await server.status('PUT', `Cercles/${circle}/visites/${id}?gensId=${gensId}`)).toBe(400);
    expect(await server.status('PUT', `Cercles/${circle}/visites/${id}?jours=2026-03-01`)).toBe(400);
  });
});

describe('operations at addresses of their own', () => {
  it("list and create records there, and return the record's address", async () => {
    const circle = await server.circle('Réseau');
    const created = await server.call('POST', '/api/reseau/cercles/liens', {
      payload: { cercleId: circle, code: 'L1' },
    });
    expect(created.statusCode, created.body).toBe(201);
    const link = created.json<AnyRecord>();
    expect(link).toEqual({ id: link.id, cercleId: circle, code: 'L1' });
    expect(created.headers.location).toBe(`/api/reseau/cercles/${circle}/liens/${link.id}`);
    expect(await server.read(`reseau/cercles/${circle}/MesLiens`)).toEqual([link]);
    expect(await server.status('GET', `reseau/cercles/${circle}/liens`)).toBe(404);
    expect(await server.status('DELETE', `reseau/cercles/${circle}/liens/${link.id}`)).toBe(200);
  });

  it('refuse a body without the parents, or with unknown records', async () => {
    const post = async (payload: object) => {
      const { statusCode, body } = await server.call('POST', '/api/reseau/cercles/liens', { payload });
      return [statusCode, Object.keys((JSON.parse(body) as { errors?: object }).errors ?? {})];
    };
    expect(await post({ code: 'L' })).toEqual([400, ['cercleId']]);
    expect(await post({ code: 'L', cercleId: 'abc' })).toEqual([400, ['cercleId']]);
    expect(await post({ code: 'L', cercleId: 999_999 })).toEqual([400, ['cercleId']]);
    expect(await post({ cercleId: await server.circle('Sans code') })).toEqual([400, ['code']]);
  });
});

describe('a record that is read by a field', () => {
  it('is found by that value, and by its id if no record has the value', async () => {
    const one = await server.create('Jetons', { code: 'ABC' });
    const numeric = await server.create('Jetons', { code: String(one.id) });
    expect(await server.read('Jetons/abc')).toEqual(one);
    // The code takes precedence over the id.
    expect(await server.read(`Jetons/${one.id}`)).toEqual(numeric);
    expect(await server.read(`Jetons/${numeric.id}`)).toEqual(numeric);
    expect(await server.status('GET', 'Jetons/absent')).toBe(404);
    const changed = await server.call('PUT', `/api/Jetons/${one.id}`, { payload: { code: 'DEF' } });
    expect(changed.json()).toEqual({ ...one, code: 'DEF' });
    expect(await server.status('PUT', 'Jetons/DEF', { payload: { code: 'X' } })).toBe(404);
  });
});

describe('an extract of a list', () => {
  it('is an array of its first records, in its own order', async () => {
    for (const code of ['E1', 'E2', 'E3']) await server.create('Jetons', { code });
    const lasts = await server.read<AnyRecord[]>('Jetons/lasts');
    expect(lasts.map(({ code }) => code)).toEqual(['E3', 'E2']);
    expect(await server.status('GET', 'Jetons/lasts', { as: await server.tokenFor(['GENS:read']) })).toBe(403);
  });
});

describe('parameters of a list', () => {
  it('one that sorts applies unless another order is requested', async () => {
    for (const [nom, rang] of [
      ['Tri 1', 1],
      ['Tri 2', 9],
    ] as const)
      await server.create('Cercles', { nom, rang });
    const names = async (query: string) => {
      const filter = encodeURIComponent(JSON.stringify({ field: 'nom', operator: 'startsWith', value: 'Tri' }));
      const { items } = await server.read<{ items: AnyRecord[] }>(`Cercles?Filter=${filter}${query}`);
      return items.map(({ nom }) => nom);
    };
    expect(await names('')).toEqual(['Tri 1', 'Tri 2']);
    expect(await names('&ParRang=true')).toEqual(['Tri 2', 'Tri 1']);
    expect(await names('&ParRang=false')).toEqual(['Tri 1', 'Tri 2']);
    expect(await names('&ParRang=true&OrderBy=nom')).toEqual(['Tri 1', 'Tri 2']);
  });

  it('one that selects through a link finds the linked records', async () => {
    const [circle, gensId] = [await server.circle('Visité'), await server.person('Chloé')];
    await server.circle('Non visité');
    for (const day of ['01', '02'])
      await server.create(`Cercles/${circle}/visites?gensId=${gensId}&jour=2026-05-${day}`, {});
    const found = await server.read<{ items: AnyRecord[]; totalCount: number }>(`Cercles?VisiteurId=${gensId}`);
    expect([found.totalCount, found.items.map(({ id }) => id)]).toEqual([1, [circle]]);
    expect(await server.read(`Cercles?VisiteurId=999999`)).toEqual({ items: [], totalCount: 0 });
    const visitors = await server.read<{ items: AnyRecord[] }>(`Gens?CercleId=${circle}`);
    expect(visitors.items.map(({ id }) => id)).toEqual([gensId]);
  });
});

describe('a view of another collection', () => {
  it('shows the records that fulfil its condition below the same parent, and is read-only', async () => {
    const [circle, gensId] = [await server.circle('Vue'), await server.person('Dan')];
    const visit = (urgent: boolean) =>
      server.create(`Cercles/${circle}/visites?gensId=${gensId}&jour=2026-06-01&urgente=${urgent}`, {});
    const [calm, urgent] = [await visit(false), await visit(true)];
    const shown = { id: urgent.id, cercleId: circle, gensId, jour: '2026-06-01' };
    expect(await server.read(`Cercles/${circle}/urgences`)).toEqual({ items: [shown], totalCount: 1 });
    expect(await server.read(`Cercles/${circle}/urgences/${urgent.id}`)).toEqual(shown);
    expect(await server.status('GET', `Cercles/${circle}/urgences/${calm.id}`)).toBe(404);
    expect(await server.status('GET', `Cercles/${await server.circle('Autre')}/urgences/${urgent.id}`)).toBe(404);
    expect(await server.status('POST', `Cercles/${circle}/urgences`, { payload: {} })).toBe(405);
    expect(await server.status('DELETE', `Cercles/${circle}/urgences/${urgent.id}`)).toBe(405);
  });
});

describe('one of the files of a record', () => {
  it('is removed at its own address', async () => {
    const circle = await server.circle('Pièces');
    const parts = ['un', 'deux'].map((text) => ({
      name: 'fichiers',
      fileName: `${text}.txt`,
      type: 'text/plain',
      content: Buffer.from(text),
    }));
    const created = await server.call('POST', `/api/Cercles/${circle}/pieces`, multipartBody(parts));
    expect(created.statusCode, created.body).toBe(201);
    const { id, fichiers } = created.json<{ id: number; fichiers: StoredFile[] }>();
    const [first, second] = fichiers;
    const address = `Cercles/${circle}/pieces/${id}`;
    const reader = await server.tokenFor(['CERCLES:read']);
    expect(await server.status('DELETE', `${address}/files/${first?.id}`, { as: reader })).toBe(403);
    const elsewhere = `Cercles/${await server.circle('Ailleurs')}/pieces/${id}/Files/${first?.id}`;
    expect(await server.status('DELETE', elsewhere)).toBe(404);
    const removed = await server.call('DELETE', `/api/${address}/files/${first?.id}`);
    expect(removed.json()).toMatchObject({ id, fichiers: [second] });
    expect(await server.status('DELETE', `${address}/files/${first?.id}`)).toBe(404);
    expect(await server.status('GET', `${address}/download/${second?.id}`)).toBe(200);
    expect(await server.status('GET', `${address}/download/${first?.id}`)).toBe(404);
  });
});
