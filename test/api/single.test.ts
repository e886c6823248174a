import { beforeAll, describe, expect, it } from 'vitest';
import { openAddressedServer, type AddressedServer } from '../support/addressedServer';
import { multipartBody } from '../support/multipart';

let server: AddressedServer;

beforeAll(async () => {
  server = await openAddressedServer();
  // Makes the ids of circles differ from those of records below them.
  await server.circle('Premier');
});

const settingsOf = (circle: number) => `Cercles/${circle}/reglages`;

describe('the single record below another', () => {
  it('is empty until written, and has the id of its parent', async () => {
    const circle = await server.circle('Vide');
    const empty = await server.call('GET', `/api/${settingsOf(circle)}`);
    expect(empty.statusCode).toBe(200);
    expect(empty.headers.etag).toBeUndefined();
    expect(empty.json()).toEqual({ id: circle, cercleId: circle, Valeur: null, note: null });
  });

  it('is created by the first PUT and updated by later ones', async () => {
    const circle = await server.circle('Écrit');
    const form = multipartBody([{ name: 'Valeur', value: 'un' }]);
    const first = await server.call('PUT', `/api/${settingsOf(circle)}`, form);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.headers.etag).toBe('"1"');
    expect(first.json()).toEqual({ id: circle, cercleId: circle, Valeur: 'un', note: null });
    const second = await server.call('PUT', `/api/${settingsOf(circle)}`, { payload: { note: 'deux' } });
    expect(second.headers.etag).toBe('"2"');
    expect(await server.read(settingsOf(circle))).toEqual({ id: circle, cercleId: circle, Valeur: 'un', note: 'deux' });
  });

  it('stays single under concurrent first writes', async () => {
    const circle = await server.circle('Ensemble');
    const values = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(
      values.map((Valeur) => server.call('PUT', `/api/${settingsOf(circle)}`, { payload: { Valeur } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(values.map(() => 200));
    const { Valeur } = await server.read<{ Valeur: string }>(settingsOf(circle));
    expect(values).toContain(Valeur);
  });

  it('is validated as a whole on creation', async () => {
    const circle = await server.circle('Faux');
    const response = await server.call('PUT', `/api/${settingsOf(circle)}`, { payload: { note: 'sans valeur' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: { Valeur: [expect.any(String)] } });
  });

  it('refuses a wrong version', async () => {
    const circle = await server.circle('Version');
    const put = (tag: string) =>
      server.status('PUT', settingsOf(circle), { payload: { Valeur: tag }, headers: { 'if-match': tag } });
    expect(await put('"1"')).toBe(412);
    expect(await put('*')).toBe(200);
    expect(await put('"2"')).toBe(412);
    expect(await put('"1"')).toBe(200);
  });

  it('has no other operation, and does not exist without its parent', async () => {
    const circle = await server.circle('Seul');
    expect(await server.status('POST', settingsOf(circle), { payload: { Valeur: 'x' } })).toBe(405);
    expect(await server.status('DELETE', settingsOf(circle))).toBe(405);
    expect(await server.status('GET', `${settingsOf(circle)}/1`)).toBe(404);
    expect(await server.status('GET', settingsOf(999_999))).toBe(404);
    expect(await server.status('PUT', settingsOf(999_999), { payload: { Valeur: 'x' } })).toBe(404);
  });

  it('needs the rights to read and update', async () => {
    const circle = await server.circle('Droits');
    const reader = await server.tokenFor(['CERCLES:read']);
    const payload = { Valeur: 'x' };
    expect(await server.status('GET', settingsOf(circle), { as: reader })).toBe(200);
    expect(await server.status('PUT', settingsOf(circle), { as: reader, payload })).toBe(403);
    const writer = await server.tokenFor(['CERCLES:update']);
    expect(await server.status('PUT', settingsOf(circle), { as: writer, payload })).toBe(200);
  });
});

describe('a computed record', () => {
  it("contains computed values, the given parameters, and its parent's id", async () => {
    const circle = await server.circle('Calcul');
    expect(await server.read(`Cercles/${circle}/bilan?startdate=2026-03-01`)).toEqual({
      id: circle,
      cercleId: circle,
      depuis: '2026-03-01',
      total: circle * 10,
      reste: null,
    });
    expect(await server.read(`Cercles/${circle}/bilan`)).toMatchObject({ depuis: null });
  });

  it('refuses an invalid parameter, and does not exist without its parent', async () => {
    const circle = await server.circle('Faux calcul');
    expect(await server.status('GET', `Cercles/${circle}/bilan?StartDate=hier`)).toBe(400);
    expect(await server.status('GET', `Cercles/${circle}/bilan?EndDate=2026-01-01`)).toBe(400);
    expect(await server.status('GET', 'Cercles/999999/bilan')).toBe(404);
    expect(await server.status('PUT', `Cercles/${circle}/bilan`, { payload: {} })).toBe(405);
    expect(await server.status('GET', `Cercles/${circle}/bilan`, { as: await server.tokenFor([]) })).toBe(403);
  });
});
