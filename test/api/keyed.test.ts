import { beforeAll, describe, expect, it } from 'vitest';
import { openAddressedServer, type AddressedServer } from '../support/addressedServer';

let server: AddressedServer;
let circle: number;
let other: number;
/** People whose ids differ from the ids of links. */
let people: readonly number[];

beforeAll(async () => {
  server = await openAddressedServer();
  circle = await server.circle('Nord');
  other = await server.circle('Sud');
  const names = ['Alix', 'Bo', 'Chloé', 'Dan', 'Eve', 'Fanny', 'Gil', 'Hugo'];
  people = await Promise.all(names.map((nom) => server.person(nom)));
});

const person = (index: number): number => people[index] ?? 0;
const members = () => `Cercles/${circle}/membres`;

describe('a collection whose records are addressed by a key', () => {
  it('creates, reads, lists, updates and deletes by the key', async () => {
    const id = person(7);
    const created = await server.call('POST', `/api/${members()}`, {
      payload: { cercleId: circle, membreId: id, responsable: true },
    });
    expect(created.statusCode, created.body).toBe(201);
    const record = { id, cercleId: circle, membreId: id, responsable: true };
    expect(created.json()).toEqual(record);
    expect(created.headers.location).toBe(`/api/${members()}/${id}`);
    expect(await server.read(`${members()}/${id}`)).toEqual(record);
    expect(await server.read(members())).toEqual([record]);
    const changed = await server.call('PUT', `/api/${members()}/${id}`, { payload: { ...record, responsable: false } });
    expect(changed.json()).toEqual({ ...record, responsable: false });
    expect((await server.call('DELETE', `/api/${members()}/${id}`)).json()).toEqual({ ...record, responsable: false });
    expect(await server.status('GET', `${members()}/${id}`)).toBe(404);
    expect(await server.read(members())).toEqual([]);
  });

  it('contains each person once', async () => {
    const payload = { membreId: person(5) };
    expect(await server.status('POST', members(), { payload })).toBe(201);
    const again = await server.call('POST', `/api/${members()}`, { payload });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ errors: { membreId: [expect.any(String)] } });
    expect(await server.status('POST', `Cercles/${other}/membres`, { payload })).toBe(201);
  });

  it('cannot replace the person of a member', async () => {
    await server.create(members(), { membreId: person(4) });
    const changed = await server.call('PUT', `/api/${members()}/${person(4)}`, { payload: { membreId: person(3) } });
    expect(changed.statusCode).toBe(400);
    expect(changed.json()).toMatchObject({ errors: { membreId: [expect.any(String)] } });
  });

  it('returns records by keys, in the order of the request', async () => {
    for (const index of [0, 1]) await server.create(members(), { membreId: person(index) });
    const answered = await server.read<{ id: number }[]>(`${members()}?ids=${person(1)},999999,${person(0)}`);
    expect(answered.map(({ id }) => id)).toEqual([person(1), person(0)]);
  });

  it('does not find members of other circles, nor people who are not members', async () => {
    await server.create(members(), { membreId: person(2) });
    for (const address of [`Cercles/${other}/membres/${person(2)}`, `${members()}/${person(6)}`, `${members()}/abc`]) {
      expect(await server.status('GET', address), address).toBe(404);
      expect(await server.status('DELETE', address), address).toBe(404);
    }
  });

  it('refuses a body that names another circle than the address', async () => {
    const payload = { cercleId: other, membreId: person(6) };
    const response = await server.call('POST', `/api/${members()}`, { payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: { cercleId: [expect.any(String)] } });
  });

  it('needs the right of each operation', async () => {
    const reader = await server.tokenFor(['CERCLES:read']);
    expect(await server.status('GET', members(), { as: reader })).toBe(200);
    for (const [method, address] of [
      ['POST', members()],
      ['PUT', `${members()}/${person(0)}`],
      ['DELETE', `${members()}/${person(0)}`],
    ] as const)
      expect(await server.status(method, address, { as: reader, payload: { membreId: person(0) } }), method).toBe(403);
    expect(await server.status('GET', members(), { as: await server.tokenFor(['GENS:read']) })).toBe(403);
  });
});

describe("a collection whose records are created at their key's address", () => {
  it('accepts no body, and no duplicates', async () => {
    const { id: room } = await server.create(`Cercles/${circle}/salles`, { nom: 'Salle 1' });
    const address = `Cercles/${circle}/salles/${room}/occupants`;
    const created = await server.call('POST', `/api/${address}/${person(3)}`);
    expect(created.statusCode, created.body).toBe(201);
    const record = { id: person(3), gensId: person(3), cercleId: circle, salleId: room };
    expect(created.json()).toEqual(record);
    expect(created.headers.location).toBe(`/api/${address}/${person(3)}`);
    expect(await server.read(address)).toEqual([record]);
    expect(await server.status('POST', `${address}/${person(3)}`)).toBe(409);
    expect(await server.status('POST', `${address}/999999`)).toBe(404);
    expect(await server.status('POST', `${address}/abc`)).toBe(404);
    expect(await server.status('POST', address)).toBe(405);
    expect(await server.status('DELETE', `${address}/${person(3)}`)).toBe(200);
    expect(await server.read(address)).toEqual([]);
  });

  it('does not exist below another circle', async () => {
    const { id: room } = await server.create(`Cercles/${circle}/salles`, { nom: 'Salle 2' });
    expect(await server.status('POST', `Cercles/${other}/salles/${room}/occupants/${person(0)}`)).toBe(404);
    expect(await server.status('GET', `Cercles/${other}/salles/${room}/occupants`)).toBe(404);
    expect(await server.status('GET', `Cercles/999999/salles/${room}/occupants`)).toBe(404);
  });
});
